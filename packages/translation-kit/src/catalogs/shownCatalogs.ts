import type { Catalog, Catalogs } from './catalog';

/** The catalogs without the messages that a site leaves out. */
export function shownCatalogs(catalogs: Catalogs, isLeftOut: (key: string) => boolean): Catalogs {
  const without = <Value>(messages: ReadonlyMap<string, Value>) =>
    new Map([...messages].filter(([key]) => !isLeftOut(key)));
  const shown = [...catalogs].map(([name, catalog]): [string, Catalog] => {
    const { entries, texts, descriptions, lines, open } = catalog;
    return [
      name,
      {
        ...catalog,
        entries: without(entries),
        texts: without(texts),
        descriptions: without(descriptions),
        lines: without(lines),
        open: new Set([...open].filter((key) => !isLeftOut(key))),
      },
    ];
  });
  return new Map(shown.filter(([, { prefix }]) => !isLeftOut(prefix.slice(0, -1))));
}
