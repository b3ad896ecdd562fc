import path from 'node:path';
import { readSite } from '@nine-blocks/built-site/readSite';
import { type Measured, ratio } from '../figures';
import type { PartResult } from '../part';
import { copyProject } from '../project/copies';
import { addStudies } from './addStudies';
import { buildCopy, type BuildTimes } from './buildRun';
import { type Built, growthOf, isList, perPage } from './grown';
import { timesTable, weightTable } from './growthTables';
import { scriptsOf, weightsOf } from './weights';

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
      title: 'prerender a page, with ten more of each study',
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

/** Builds the site in a copy of the project, gives it ten more of each study, and builds it again. */
export async function measureGrowth(say: (line: string) => void): Promise<PartResult> {
  const copy = await copyProject();
  const build = async (): Promise<Built> => {
    const times = await buildCopy(copy);
    const dist = path.join(copy.folder, 'dist');
    return { times, weights: weightsOf(dist), scripts: scriptsOf(dist) };
  };
  try {
    say(`a build in ${copy.folder}`);
    const small = await build();
    say('the same with ten more of each study');
    addStudies(copy.folder, readSite(path.join(copy.folder, '.build/site.json')));
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
    await copy.remove();
  }
}
