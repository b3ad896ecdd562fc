import { singleLine } from '@nine-blocks/email-payload/singleLine';

/** A text of several lines as a mail may hold it: each line as `singleLine` leaves it, no empty lines at its ends. */
export function textLines(text: string): string[] {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/).map(singleLine);
  const first = lines.findIndex((line) => line !== '');
  return first === -1 ? [] : lines.slice(first, lines.findLastIndex((line) => line !== '') + 1);
}
