// A link as a QR code.

import { html, nothing } from 'lit';
import { qrCode } from './qr';
import './records.css';

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
