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
  /** The tags of the languages that were named, or `all`; none where they were not. */
  locales: readonly string[] | undefined;
  all: boolean;
  /** How busy the machine may be with something else while pages are measured, 0 to 1. */
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
      locale: { type: 'string', multiple: true },
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
    locales: values.locale,
    all: values.all,
    busy: countOf('busy', values.busy, 0) / 100,
    isStrict: values.strict,
    visitor: values.visitor,
  };
}

/** The pages to measure: those that were named, all, or the first of each kind, in the source language or in those that were named. Throws a UsageError for a path or language that is none. */
export function pagesToMeasure(
  site: BuiltSite,
  { routes, all, locales }: Pick<BenchOptions, 'routes' | 'all' | 'locales'>,
): readonly SitePage[] {
  const tags = site.languages.map(({ tag }) => tag);
  const asked = locales?.includes('all') === true ? tags : chosen('locale', locales ?? [sourceTag(site)], tags);
  const pages = site.pages.filter(({ locale, kind }) => asked.includes(locale) && kind !== 'notFound');
  if (routes !== undefined) {
    const paths = chosen('route', routes, pathsOf({ pages }));
    return pages.filter(({ path }) => paths.includes(path));
  }
  if (all) return pages;
  return pages.filter(
    (page, index) => pages.findIndex(({ kind, locale }) => kind === page.kind && locale === page.locale) === index,
  );
}
