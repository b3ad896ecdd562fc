/** What was asked for among what there is; all of it where nothing was asked. Throws for a name that is not there. */
export function chosen(
  what: string,
  asked: readonly string[] | undefined,
  known: readonly string[],
): readonly string[] {
  const unknown = asked?.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(`There is no ${what} “${unknown}”. There are: ${known.join(', ')}`);
  return asked ?? known;
}
