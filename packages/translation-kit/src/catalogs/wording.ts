/** A text short enough for an error message. */
export function excerpt(text: string, most = 80): string {
  const letters = Array.from(text.trim());
  return letters.length <= most ? text.trim() : `${letters.slice(0, most).join('')}…`;
}

/** A list in words: “a, b and c”. */
export function listed(things: readonly string[], word = 'and'): string {
  return things.length < 2 ? things.join('') : `${things.slice(0, -1).join(', ')} ${word} ${things.at(-1)}`;
}
