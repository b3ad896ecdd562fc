/** A text short enough to stand in a sentence. */
export function excerpt(text: string, most = 80): string {
  const signs = Array.from(text.trim());
  return signs.length <= most ? text.trim() : `${signs.slice(0, most).join('')}…`;
}

/** Things one after another: “a, b and c”. */
export function listed(things: readonly string[], word = 'and'): string {
  return things.length < 2 ? things.join('') : `${things.slice(0, -1).join(', ')} ${word} ${things.at(-1)}`;
}
