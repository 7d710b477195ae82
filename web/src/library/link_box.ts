// A link to copy, and its QR code.

import { html, nothing, type TemplateResult } from 'lit';
import { qrCode } from './qr';
import './records.css';

export const linkBox = (label: string, link: string): TemplateResult =>
  html`<label class="text-choice">
    <span>${label}</span>
    <input
      type="text"
      readonly
      dir="ltr"
      .value=${link}
      @focus=${(event: Event) => (event.target as HTMLInputElement).select()}
    />
  </label>`;

/** `tooLong` is shown in place of a code that no camera would read. */
export function codePicture(label: string, link: string, tooLong: unknown = nothing): unknown {
  const code = qrCode(link);
  return code
    ? html`<svg class="qr" viewBox="0 0 ${code.size} ${code.size}" role="img" aria-label=${label}>
        <rect width=${code.size} height=${code.size} />
        <path d=${code.path} />
      </svg>`
    : tooLong;
}
