// Texts from elsewhere: names are made harmless, and what is checked is what is there, to the byte.

import { expect, test } from 'vitest';
import { checkedText } from './check_panel';
import { packed } from './link';
import { readName } from '../model/remote_match';
import { pastedText, requestText, textOfFile, writtenName } from './written';

test('a name is written as messages have it, and read as one line', () => {
  expect(writtenName("Zo\u00eb O'Neil (1)")).toBe('Zo%C3%AB%20O%27Neil%20%281%29');
  expect(readName('Zo%C3%AB%20O%27Neil')).toBe("Zo\u00eb O'Neil");
  expect(readName('Ada%0Ais%E2%80%AEhere%00')).toBe('Ada ishere');
  // Nothing to be seen, or no UTF-8: as it is written.
  expect(readName('%E2%80%AE%20')).toBe('%E2%80%AE%20');
  expect(readName('%FF')).toBe('%FF');
});

test('a null character does not end a request: the engine refuses it with the rest', () => {
  expect(requestText('verify\na\n\0b')).toBe('verify\na\n\uFFFDb');
});

test('what is checked is the file, to the byte, or the text of a link', async () => {
  const text = 'anthill-match 1 a\n1 b\n';
  expect(checkedText(text)).toBe(text);
  expect(checkedText(`Look: https://example.org/#${packed(text)} !`)).toBe(text);
  for (const damaged of [text.replaceAll('\n', '\r\n'), text.trimEnd(), `${text}\n`, `\uFEFF${text}`]) {
    expect(checkedText(damaged)).toBe(damaged);
    expect(checkedText(packed(damaged))).toBe(damaged);
    expect(await textOfFile(new Blob([damaged]))).toBe(damaged);
  }
  // A file larger than any match is read as far as one could go; a file that has gone meanwhile is empty.
  expect(await textOfFile(new Blob([text, new Uint8Array(5 << 20)]))).toMatch(/^anthill-match 1 a\n/);
  const gone = { slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) }) };
  expect(await textOfFile(gone as unknown as Blob)).toBe('');
  expect(pastedText(`  ${text.trimEnd()} `)).toBe(text);
});
