/** Keys without a character, as the WebDriver protocol writes them (its table "Keyboard Actions"). */
const named: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE006',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  Meta: '\uE03D',
};

/** A key by its DOM name ('Tab', 'a') as the WebDriver protocol writes it. */
export function webDriverKey(key: string): string {
  const value = named[key] ?? key;
  if (value.length !== 1) throw new Error(`WebDriver has no key ${key}: add it to this table.`);
  return value;
}
