// Control characters such as line breaks, separators of lines and paragraphs, and marks that reorder text.
const unsafe = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu;

/** Makes a text valid for a mail header: one line without control characters and without spaces at its ends. */
export function singleLine(text: string): string {
  return text.replace(unsafe, ' ').replace(/ {2,}/g, ' ').trim();
}
