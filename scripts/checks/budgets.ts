/** The limits in bytes after compression by brotli. They leave room for the names of another company and for one more field in the dialog. */
export const limits = { page: 19_000, font: 25_000, script: 139_600, island: 30_000 };

/** The files that visitors of a build download. */
export interface SentFiles {
  /** The size of each file by its name below `dist/`: that of its brotli copy if there is one. */
  sizes: ReadonlyMap<string, number>;
  /** The scripts of each chunk, by the name of the chunk: `start`, kinds of pages, islands (src/hydration/island.tsx), the contact dialog. */
  chunks: ReadonlyMap<string, readonly string[]>;
  /** The kinds of pages. The chunk of a kind has the same name. */
  kinds: readonly string[];
}

/** Reports every page, font and set of scripts that exceeds its limit, with its size and the limit. */
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
