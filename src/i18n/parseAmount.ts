/** Converts a digit of any script to a Latin one: Unicode has the digits of each script in order, from zero to nine. */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}

/**
 * An amount of money as a visitor types it in a language (a BCP 47 tag): with or without the sign of the dollar, with the thousands
 * separators of the language, spaces or apostrophes, at most two decimals. Null for any other text, so that a separator is never misread.
 */
export function parseAmount(text: string, tag: string): number | null {
  const parts = new Intl.NumberFormat(tag).formatToParts(1_234_567.5);
  const separator = (type: 'decimal' | 'group') => parts.find((part) => part.type === type)?.value ?? '';
  const typed = text
    .trim()
    .replaceAll(/^(?:US)?\$\s*|\s*(?:(?:US)?\$|USD)$/giu, '')
    .replaceAll(/\p{Nd}/gu, latinDigit)
    .replaceAll('٬', separator('group'))
    .replaceAll('٫', separator('decimal'));
  const amount = new RegExp(
    `^(?:\\d+|\\d{1,3}(?:([\\s'’${separator('group')}])\\d{3})(?:\\1\\d{3})*)(?:[${separator('decimal')}]\\d{1,2})?$`,
    'u',
  );
  if (!amount.test(typed)) return null;
  const [, whole = '', cents = '0'] = /^(.*?)(?:\D(\d{1,2}))?$/u.exec(typed) ?? [];
  return Number(`${whole.replaceAll(/\D/g, '')}.${cents}`);
}
