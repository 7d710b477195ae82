// A lesson is learnt or a puzzle solved: said large over the board for a moment, while ants march.

import { html, type TemplateResult } from 'lit';
import type { SeatName } from '../model/snapshot';
import './march';
import './moment.css';

export const flourish = (seat: SeatName, title: string, text: string): TemplateResult =>
  html`<anthill-march .seat=${seat}></anthill-march>
    <div class="moment small" aria-hidden="true">
      <span><b>${title}</b>${text}</span>
    </div>`;
