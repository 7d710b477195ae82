// A link as a QR code.

import { encodeQR } from 'qr';
import { LARGEST_QR_VERSION } from '../model/limits';
import { html, nothing } from 'lit';
import './records.css';

interface QrCode {
  /** Modules along each side, the quiet zone of four included. */
  size: number;
  path: string;
}

/** Light modules around a code. */
const QUIET = 4;
const sizeOf = (version: number): number => 17 + 4 * version + 2 * QUIET;

/** null when the text is too long for a code that telephones still read off a screen. */
export function qrCode(text: string): QrCode | null {
  try {
    const data = encodeQR(text, 'raw', { ecc: 'low', border: QUIET });
    const size = data.length;
    if (size > sizeOf(LARGEST_QR_VERSION)) return null;
    let path = '';
    for (const [y, row] of data.entries()) {
      for (let x = 0; x < size; x += 1) {
        if (!row[x]) continue;
        const end = row.indexOf(false, x);
        const length = (end < 0 ? size : end) - x;
        path += `M${x} ${y}h${length}v1h-${length}z`;
        x += length;
      }
    }
    return { size, path };
  } catch {
    return null;
  }
}

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
