// Texts between this page, the engine and people: names as messages have them, requests, and what is pasted or in a file.

/** A name as it is written in a message. */
export const writtenName = (name: string): string =>
  encodeURIComponent(name).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** A request ends for the engine at the first null character: in its place stands one that no message may have. */
export const requestText = (text: string): string => text.replaceAll('\0', '\uFFFD');

/** A text that was pasted: the blanks around it do not belong to it, its last line feed does. */
export const pastedText = (text: string): string => `${text.trim()}\n`;

/** A mark of byte order at its beginning is kept: no transcript has one. */
export const textOfFile = async (file: Blob): Promise<string> =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer());
