// <anthill-level-face .level=${1} .speaks=${true}>: the face of a level of the computer, drawn by us, and its line if it speaks. Fetched by
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
  /** The line of the level stands beside its picture. */
  @property({ attribute: false }) speaks = false;

  protected override render(): TemplateResult {
    return html`<svg viewBox="0 0 64 64" aria-hidden="true">
        <circle class="ground" cx="32" cy="32" r="31" />
        ${levelFace(this.level)}
      </svg>
      ${this.speaks ? html`<q>${t(`line.${this.level}`)}</q>` : nothing}`;
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
