// Control characters (line breaks among them), line and paragraph separators, and the marks that turn text around.
const unsafe = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu;

/** A text fit for a mail header: one line, no control characters, no spaces at its ends. */
export function singleLine(text: string): string {
  return text.replace(unsafe, ' ').replace(/ {2,}/g, ' ').trim();
}
