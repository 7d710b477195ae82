// The keys that the tests press, by the names that KeyboardEvent.key gives them, in the terms of both protocols.

/** name: [WebDriver code point, KeyboardEvent.code, Windows virtual key code] */
const named = {
  Shift: ['\uE008', 'ShiftLeft', 16],
  Control: ['\uE009', 'ControlLeft', 17],
  Alt: ['\uE00A', 'AltLeft', 18],
  Meta: ['\uE03D', 'MetaLeft', 91],
  Tab: ['\uE004', 'Tab', 9],
  Enter: ['\uE007', 'Enter', 13],
  Escape: ['\uE00C', 'Escape', 27],
  Backspace: ['\uE003', 'Backspace', 8],
  PageUp: ['\uE00E', 'PageUp', 33],
  PageDown: ['\uE00F', 'PageDown', 34],
  End: ['\uE010', 'End', 35],
  Home: ['\uE011', 'Home', 36],
  ArrowLeft: ['\uE012', 'ArrowLeft', 37],
  ArrowUp: ['\uE013', 'ArrowUp', 38],
  ArrowRight: ['\uE014', 'ArrowRight', 39],
  ArrowDown: ['\uE015', 'ArrowDown', 40],
  Delete: ['\uE017', 'Delete', 46],
};

/** What the key types, for those that type something. */
const typed = { Enter: '\r' };

/** The bits by which Chromium's protocol marks held modifiers. */
export const modifierBits = { Alt: 1, Control: 2, Meta: 4, Shift: 8 };

/** "Control+Shift+z" -> ["Control", "Shift", "z"]; a plus sign alone stays a key. */
export const chord = (text) => (text === '+' ? ['+'] : text.split('+'));

/** @param {string} key */
export function webDriverKey(key) {
  return named[key]?.[0] ?? single(key);
}

/** @param {string} key */
export function devToolsKey(key) {
  if (named[key]) {
    const [, code, windowsVirtualKeyCode] = named[key];
    return { key, code, windowsVirtualKeyCode, text: typed[key] };
  }
  const letter = single(key).toUpperCase();
  const code =
    letter === ' ' ? 'Space' : /[A-Z]/.test(letter) ? `Key${letter}` : /\d/.test(letter) ? `Digit${letter}` : '';
  return { key, code, windowsVirtualKeyCode: code ? letter.charCodeAt(0) : 0, text: key };
}

function single(key) {
  if ([...key].length !== 1) throw new Error(`no key is named ${JSON.stringify(key)}`);
  return key;
}
