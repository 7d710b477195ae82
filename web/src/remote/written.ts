// Texts between this page, the engine and people: names as messages have them, requests, and what is pasted or in a file.

import { LONGEST_TRANSCRIPT } from '../model/remote_match';

/** A match with the other version of it, in the file by which it moves to another device. */
const LARGEST_FILE = 4 * LONGEST_TRANSCRIPT;

/** A name as it is written in a message. */
export const writtenName = (name: string): string =>
  encodeURIComponent(name).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** A request ends for the engine at the first null character: in its place stands one that no message may have. */
export const requestText = (text: string): string => text.replaceAll('\0', '\uFFFD');

/** A text that was pasted: the blanks around it do not belong to it, its last line feed does. */
export const pastedText = (text: string): string => `${text.trim()}\n`;

/**
 * A file that is larger than any match is read as far as one could go, and does not fit; one that cannot be read is "". A mark of byte order
 * at its beginning is kept: no transcript has one.
 */
export async function textOfFile(file: Blob): Promise<string> {
  const bytes = await file
    .slice(0, LARGEST_FILE)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}
