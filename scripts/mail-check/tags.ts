/** The tags of a record such as `v=DKIM1; k=rsa; p=…`, by their names. */
export function tagsOf(record: string): ReadonlyMap<string, string> {
  const pairs = record.split(';').map((part) => part.split('='));
  return new Map(
    pairs.map(([name = '', ...value]) => [name.trim().toLowerCase(), value.join('=').replaceAll(/\s/gu, '')]),
  );
}
