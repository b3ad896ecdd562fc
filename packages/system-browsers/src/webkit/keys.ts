/** Keys without a character, as the WebDriver protocol writes them (its table "Keyboard Actions"). */
const named: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE006',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Pause: '\uE00B',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Insert: '\uE016',
  Delete: '\uE017',
  Meta: '\uE03D',
};

const functionKey = /^F(\d{1,2})$/;
const f1 = 0xe031;

/** A key by its DOM name ('Tab', 'a', 'F5') as the WebDriver protocol writes it. */
export function webDriverKey(key: string): string {
  const functionNumber = functionKey.exec(key)?.[1];
  const value =
    functionNumber === undefined ? (named[key] ?? key) : String.fromCharCode(f1 + Number(functionNumber) - 1);
  if (value.length !== 1) throw new Error(`WebDriver has no key ${key}.`);
  return value;
}
