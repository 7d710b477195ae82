// The letter of a side, in its colour.

import { html, type TemplateResult } from 'lit';
import type { SeatName } from '../model/snapshot';
import { t } from '../i18n/translate';
import './badge.css';

export const badge = (seat: SeatName): TemplateResult =>
  html`<span class="badge ${seat}" aria-hidden="true">${t(`side.${seat}.letter`)}</span>`;
