// A QR code as the path of an SVG: dark squares on whatever light ground it is put on.

import { encode } from 'uqr';
import { LARGEST_QR_VERSION } from '../model/limits';

export interface QrCode {
  /** Modules along each side, the quiet zone of four included. */
  size: number;
  path: string;
}

/** null when the text is too long for a code that telephones still read off a screen. */
export function qrCode(text: string): QrCode | null {
  try {
    const { size, data } = encode(text, { ecc: 'L', maxVersion: LARGEST_QR_VERSION, border: 4 });
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
