// The keys that the tests press, by the names that KeyboardEvent.key gives them, in the terms of WebDriver.

/** The code points that stand for keys which type nothing. */
const named = {
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Meta: '\uE03D',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Backspace: '\uE003',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
};

/** "Control+Shift+z" -> ["Control", "Shift", "z"]; a plus sign alone stays a key. */
export const chord = (text) => (text === '+' ? ['+'] : text.split('+'));

/** @param {string} key */
export function webDriverKey(key) {
  return named[key] ?? single(key);
}

function single(key) {
  if ([...key].length !== 1) throw new Error(`no key is named ${JSON.stringify(key)}`);
  return key;
}
