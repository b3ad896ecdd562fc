/** What may be sent at most, in bytes after compression by brotli. */
const limits = { page: 21_000, font: 25_000, script: 139_000, island: 25_000, dialog: 25_000 };

/** What a build sends. */
export interface SentFiles {
  /** Bytes of every file as it is sent, by its name below `dist/`: of its brotli copy, where it has one. */
  sizes: ReadonlyMap<string, number>;
  /** Names of the scripts that start every page. */
  start: readonly string[];
  /** Names of the scripts that each kind of page needs besides. */
  pages: Readonly<Record<string, readonly string[]>>;
  /** Names of the scripts that each island (src/components/island.tsx), and what else is fetched later, needs. */
  islands: Readonly<Record<string, readonly string[]>>;
  /** Names of the scripts that the contact dialog needs. */
  dialog: readonly string[];
}

/** Every page, font and set of scripts that is larger than it may be: what it is, its bytes and the limit. */
export function budgetProblems({ sizes, start, pages, islands, dialog }: SentFiles): string[] {
  const sizeOf = (names: Iterable<string>) =>
    [...new Set(names)].reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0);
  const tooLarge = (what: string, size: number, limit: number) =>
    size > limit ? [`${what}: ${size} bytes after compression, of at most ${limit}`] : [];
  const started = new Set(start);
  return [
    ...[...sizes].flatMap(([name, size]) => {
      if (name.endsWith('.html')) return tooLarge(name, size, limits.page);
      if (!name.endsWith('.woff2')) return [];
      return tooLarge(name, size, limits.font);
    }),
    ...Object.entries(pages).flatMap(([kind, scripts]) =>
      tooLarge(`script of the page kind ${kind}`, sizeOf([...start, ...scripts]), limits.script),
    ),
    ...Object.entries(islands).flatMap(([name, scripts]) =>
      tooLarge(`script of the island ${name}`, sizeOf(scripts.filter((script) => !started.has(script))), limits.island),
    ),
    ...tooLarge('script of the contact dialog', sizeOf(dialog.filter((name) => !started.has(name))), limits.dialog),
  ];
}
