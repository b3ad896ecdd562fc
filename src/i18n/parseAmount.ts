/** Zero of each row of digits that a keyboard of one of the site's languages types: Latin, Arabic, Eastern Arabic. */
const zeros = ['0', '٠', '۰'];

function latinDigit(digit: string): string {
  const zero = zeros.find((zero) => digit >= zero && digit.charCodeAt(0) < zero.charCodeAt(0) + 10) ?? '0';
  return String(digit.charCodeAt(0) - zero.charCodeAt(0));
}

/**
 * An amount of money as a visitor types it in a language (a BCP 47 tag): with or without the sign of the dollar, with the thousands
 * separators of the language, spaces or apostrophes, at most two decimals. Null for anything else, so that nothing is misread by a factor of a thousand.
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
