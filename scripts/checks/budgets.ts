/** The most bytes that are sent, after compression by brotli, with room for another company's names and for a field more in the dialog. */
export const limits = { page: 18_900, font: 25_000, script: 139_100, island: 30_000 };

/** What a build sends. */
export interface SentFiles {
  /** Bytes of every file by its name below `dist/`: of its brotli copy if there is one. */
  sizes: ReadonlyMap<string, number>;
  /** Names of the scripts of each chunk by its name: `start`, kinds of pages, islands (src/hydration/island.tsx), the contact dialog. */
  chunks: ReadonlyMap<string, readonly string[]>;
  /** The kinds of pages; the chunk of one has its name. */
  kinds: readonly string[];
}

/** Every page, font and set of scripts that is larger than its limit: what it is, its bytes and the limit. */
export function budgetProblems({ sizes, chunks, kinds }: SentFiles): string[] {
  const start = chunks.get('start');
  if (start === undefined) return ['the build has no chunk with the name start'];
  const sizeOf = (names: Iterable<string>) =>
    [...new Set(names)].reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0);
  const tooLarge = (what: string, size: number, limit: number) =>
    size > limit
      ? [
          `${what}: ${size} bytes after compression, of at most ${limit}. Fix: send less, or raise the limit in scripts/checks/budgets.ts`,
        ]
      : [];
  return [
    ...[...sizes].flatMap(([name, size]) => {
      if (name.endsWith('.html')) return tooLarge(name, size, limits.page);
      return name.endsWith('.woff2') ? tooLarge(name, size, limits.font) : [];
    }),
    ...kinds.filter((kind) => !chunks.has(kind)).map((kind) => `the build has no chunk with the name ${kind}`),
    ...[...chunks].flatMap(([name, scripts]) =>
      kinds.includes(name)
        ? tooLarge(`scripts of the page kind ${name}`, sizeOf([...start, ...scripts]), limits.script)
        : tooLarge(`scripts of ${name}`, sizeOf(scripts.filter((script) => !start.includes(script))), limits.island),
    ),
  ];
}
