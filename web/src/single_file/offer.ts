// Offers the copy of the page in one file, which the build puts beside the page.

import { html, type TemplateResult } from 'lit';
import { t } from './en';

export const offerSingleFile = (): TemplateResult =>
  html`<h3>${t('title')}</h3>
    <p>${t('text')}</p>
    <p><a href="./anthill.html" download="anthill.html">${t('link')}</a></p>`;
