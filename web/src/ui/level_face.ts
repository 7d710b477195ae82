// <anthill-level-face .level=${1} .says=${'line'}>: the face of a level of the computer, drawn by us, and what it says. Fetched by
// fetchLevelFaces() (level_face_fetch.ts), after the first board: until then the style of the screen keeps its place free.

import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Strength } from '../model/levels';
import { t } from '../i18n/level_lines_en';
import { inTurn } from '../i18n/translate';
import { PageElement } from './element';
import { levelFace } from '../art/level_faces';
import './level_face.css';

@customElement('anthill-level-face')
export class LevelFace extends PageElement {
  @property({ attribute: false }) level: Strength = 1;
  /** Beside its picture: the line of the level, or what it says when it has won. */
  @property({ attribute: false }) says: 'line' | 'won' | null = null;

  protected override render(): TemplateResult {
    return html`<svg viewBox="0 0 64 64" aria-hidden="true">
        <circle class="ground" cx="32" cy="32" r="31" />
        ${levelFace(this.level)}
      </svg>
      ${this.says ? html`<q>${t(`${this.says}.${this.level}`)}</q>` : nothing}`;
  }
}

/** How strong a level is, in two sentences, and what else is to be said of it. */
@customElement('anthill-level-note')
export class LevelNote extends PageElement {
  @property({ attribute: false }) level: Strength = 1;
  @property({ attribute: false }) also = '';

  protected override render(): string {
    return inTurn(t(`note.${this.level}`), this.also);
  }
}
