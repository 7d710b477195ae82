// The copy needs no keeping, and has the licences in itself.

import { html, type TemplateResult } from 'lit';
import './page_files.css';

export const areKept = (): Promise<boolean | null> => Promise.resolve(null);

export const besideThePage = (): TemplateResult =>
  html`<pre class="carried-licences">${document.getElementById('licences')?.textContent}</pre>`;
