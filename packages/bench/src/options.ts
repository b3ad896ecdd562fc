import { chosen, countOf, readArguments, UsageError } from '@nine-blocks/built-site/options';
import { type BuiltSite, pathsOf, type SitePage, sourceTag } from '@nine-blocks/built-site/readSite';

/** The parts of the bench, in the order in which they run. */
export const partNames = ['pages', 'interaction', 'growth', 'build'] as const;

export type PartName = (typeof partNames)[number];

export interface BenchOptions {
  parts: readonly PartName[];
  /** What `ab` compares, the first with every other; empty where it was not asked for. */
  variants: readonly string[];
  /** How often each page is loaded. */
  runs: number;
  /** How often each interaction is made. */
  samples: number;
  /** The paths that were named; none where they were not. */
  routes: readonly string[] | undefined;
  all: boolean;
  /** How busy the machine may be with something else while `ab` measures, 0 to 1. */
  busy: number;
  /** Whether a miss is a failure of the program. */
  isStrict: boolean;
  /** The module that opens pages. */
  visitor: string | undefined;
}

/** Reads the command line: names of parts, or `ab` and what to compare, and options. Throws a UsageError for anything else. */
export function parseBenchOptions(args: readonly string[]): BenchOptions {
  const { values, positionals } = readArguments({
    args: [...args],
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '5' },
      samples: { type: 'string', default: '20' },
      busy: { type: 'string', default: '10' },
      route: { type: 'string', multiple: true },
      all: { type: 'boolean', default: false },
      strict: { type: 'boolean', default: false },
      visitor: { type: 'string' },
    },
  });
  const [first, ...others] = positionals;
  const isComparison = first === 'ab';
  if (isComparison && others.length === 0) throw new UsageError('ab: name a commit, a patch or ".", or several');
  return {
    parts: isComparison ? [] : chosen('part', first === undefined ? undefined : positionals, partNames),
    // One alone is compared with the last commit.
    variants: isComparison && others.length === 1 ? ['HEAD', ...others] : others.filter(() => isComparison),
    runs: countOf('runs', values.runs),
    samples: countOf('samples', values.samples),
    routes: values.route,
    all: values.all,
    busy: countOf('busy', values.busy, 0) / 100,
    isStrict: values.strict,
    visitor: values.visitor,
  };
}

/** The pages to measure, in the source language: those that were named, all, or the first of each kind. Throws a UsageError for a path that is none. */
export function pagesToMeasure(
  site: BuiltSite,
  { routes, all }: Pick<BenchOptions, 'routes' | 'all'>,
): readonly SitePage[] {
  const source = sourceTag(site);
  const pages = site.pages.filter(({ locale, kind }) => locale === source && kind !== 'notFound');
  if (routes !== undefined) {
    const paths = chosen('route', routes, pathsOf({ pages }));
    return pages.filter(({ path }) => paths.includes(path));
  }
  return all ? pages : pages.filter(({ kind }, index) => pages.findIndex((page) => page.kind === kind) === index);
}
