import { parseArgs } from 'node:util';
import { type Path, routes } from '../../../src/routes';
import { chosen } from '../../gallery/src/options';
import { StartError } from '../../../scripts/server/listen';

/** The parts of the bench, in the order in which they run. */
export const partNames = ['pages', 'interaction', 'growth', 'build'] as const;

export type PartName = (typeof partNames)[number];

/** One page of each kind, and every page that is one of its kind. */
const onePageOfEachKind: readonly Path[] = [
  '/',
  '/case-studies',
  '/case-studies/pet-parker',
  '/services/devops',
  '/referral',
  '/education',
  '/about-us',
  '/privacy-policy',
  '/terms-and-conditions',
];

export interface BenchOptions {
  parts: readonly PartName[];
  /** How often each page is loaded. */
  runs: number;
  /** How often each interaction is made. */
  samples: number;
  paths: readonly string[];
  /** Whether a miss is a failure of the program. */
  isStrict: boolean;
}

function countOf(option: string, text: string): number {
  const count = Number(text);
  if (Number.isInteger(count) && count > 0) return count;
  throw new StartError(`--${option} must be a whole number above 0, but it is "${text}"`);
}

/** Reads the command line: names of parts, `--runs`, `--samples`, `--route` as often as wanted, `--all`, `--strict`. Throws a StartError for anything else. */
export function parseBenchOptions(args: readonly string[]): BenchOptions {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        runs: { type: 'string', default: '5' },
        samples: { type: 'string', default: '20' },
        route: { type: 'string', multiple: true },
        all: { type: 'boolean', default: false },
        strict: { type: 'boolean', default: false },
      },
    });
    const every = routes.map(({ path }) => path);
    const usual = values.all ? every : onePageOfEachKind;
    return {
      parts: chosen('part', positionals.length === 0 ? undefined : positionals, partNames),
      runs: countOf('runs', values.runs),
      samples: countOf('samples', values.samples),
      paths: values.route === undefined ? usual : chosen('route', values.route, every),
      isStrict: values.strict,
    };
  } catch (error) {
    throw error instanceof TypeError ? new StartError(error.message) : error;
  }
}
