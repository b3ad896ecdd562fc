import path from 'node:path';
import { copyProject } from '../../copyProject';
import { type Measured, median, ratio } from '../figures';
import type { PartResult } from '../part';
import { tableOf } from '../table';
import { addStudies } from './addStudies';
import { buildCopy, type BuildTimes } from './buildRun';
import { scriptsOf, type Weight, weightsOf } from './weights';

/** A site as its build and its files show it. */
interface Built {
  times: BuildTimes;
  weights: ReadonlyMap<string, Weight>;
  scripts: ReadonlyMap<string, number>;
}

/** The list of studies holds all of them, so it grows with them. */
const isList = (file: string) => /(?:^|\/)case-studies\/index\.html$/.test(file);

/** How much the same pages weigh, as times of what they weighed. */
function growthOf(small: Built, large: Built, part: keyof Weight, wanted: (file: string) => boolean): number[] {
  return [...small.weights]
    .filter(([file]) => wanted(file))
    .map(([file, weight]) => ratio(large.weights.get(file)?.[part] ?? Number.NaN, weight[part]));
}

const perPage = ({ pages, phases }: BuildTimes, phase: string) => ((phases[phase] ?? Number.NaN) * 1000) / pages;

function timesTable(small: BuildTimes, large: BuildTimes): string {
  const row = (title: string, of: (times: BuildTimes) => number, digits: number) => [
    title,
    of(small).toFixed(digits),
    of(large).toFixed(digits),
    ratio(of(large), of(small)).toFixed(2),
  ];
  return tableOf(
    ['', 'now', '10 × the studies', 'ratio'],
    [
      row('pages', ({ pages }) => pages, 0),
      row('seconds', ({ total }) => total, 1),
      ...Object.keys(small.phases).map((phase) => row(`  ${phase}`, ({ phases }) => phases[phase] ?? Number.NaN, 1)),
      row('ms a page', ({ total, pages }) => (total * 1000) / pages, 0),
      ...['prerender', 'check'].map((phase) => row(`  ${phase}`, (times) => perPage(times, phase), 1)),
    ],
  );
}

const percent = (times: number) => `${((times - 1) * 100).toFixed(1)} %`;

function weightTable(small: Built, large: Built): string {
  const grown = (title: string, numbers: readonly number[]) => [
    title,
    percent(median(numbers)),
    percent(Math.max(...numbers)),
  ];
  const others = (file: string) => !isList(file);
  const scripts = [...small.scripts].map(([name, size]) => ({
    name,
    growth: ratio(large.scripts.get(name) ?? Number.NaN, size),
  }));
  return tableOf(
    ['', 'median', 'most'],
    [
      grown('HTML', growthOf(small, large, 'html', others)),
      grown('HTML with its scripts and words', growthOf(small, large, 'page', others)),
      grown('HTML of the list of studies', growthOf(small, large, 'html', isList)),
      ...scripts
        .filter(({ growth }) => growth > 1.001)
        .map(({ name, growth }) => [`script ${name}`, '', percent(growth)]),
    ],
  );
}

function figuresOf(small: Built, large: Built): Measured[] {
  const eachPage = ({ total, pages }: BuildTimes) => total / pages;
  const others = (file: string) => !isList(file);
  const ratioOf = (phase: string) => ratio(perPage(large.times, phase), perPage(small.times, phase));
  return [
    {
      title: 'build time a page, to now',
      value: ratio(eachPage(large.times), eachPage(small.times)),
      unit: ' ×',
      most: 1.3,
    },
    { title: 'prerender time a page, to now', value: ratioOf('prerender'), unit: ' ×', most: 1.3 },
    { title: 'check time a page, to now', value: ratioOf('check'), unit: ' ×', most: 1.3 },
    {
      title: 'prerender a page, with 10 × the studies',
      value: perPage(large.times, 'prerender'),
      unit: ' ms',
      most: 30,
    },
    {
      title: 'HTML of the same pages, the most, to now',
      value: Math.max(...growthOf(small, large, 'html', others)),
      unit: ' ×',
      most: 1.02,
    },
    {
      title: 'HTML, scripts and words of the same pages, the most, to now',
      value: Math.max(...growthOf(small, large, 'page', others)),
      unit: ' ×',
      most: 1.02,
    },
  ];
}

/** Builds the site in a copy of the project, gives it ten times the studies, and builds it again. */
export async function measureGrowth(say: (line: string) => void): Promise<PartResult> {
  const copy = copyProject();
  const build = async (): Promise<Built> => {
    const times = await buildCopy(copy);
    const dist = path.join(copy.folder, 'dist');
    return { times, weights: weightsOf(dist), scripts: scriptsOf(dist) };
  };
  try {
    say(`a build in ${copy.folder}`);
    const small = await build();
    say('the same with ten times the studies');
    addStudies(copy);
    const large = await build();
    return {
      tables: [
        `Growth: build\n\n${timesTable(small.times, large.times)}`,
        `Growth: the same pages, bytes before compression\n\n${weightTable(small, large)}`,
      ],
      figures: figuresOf(small, large),
      raw: { now: small.times, grown: large.times },
    };
  } finally {
    copy.remove();
  }
}
