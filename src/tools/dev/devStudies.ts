import { statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as records from '../../content/caseStudies';
import type { StudyData } from '../../content/studyData';
import type { Handler } from '../server/handler';
import { sendJson } from '../server/respond';

const file = path.resolve('src/content/caseStudies.ts');

/** A study's data from the records as they are now; none where there is no such study. */
export async function currentStudy(name: string): Promise<StudyData | undefined> {
  // A new address is a new module to Node, which keeps those that it has.
  const address = `${pathToFileURL(file).href}?${statSync(file).mtimeMs}`;
  const { caseStudySlugs, studyDataOf } = (await import(address)) as typeof records;
  const slug = caseStudySlugs.find((candidate) => candidate === name);
  return slug === undefined ? undefined : studyDataOf(slug);
}

/** Answers what the browser fetches a study's data from while developing, `/assets/studies/dev/<slug>.json`. */
export const devStudies: Handler = (req, res, next) => {
  const name = /^\/assets\/studies\/dev\/([^/]+)\.json$/.exec(req.url ?? '')?.[1];
  if (name === undefined) {
    next();
    return;
  }
  currentStudy(name).then((study) => {
    if (study === undefined) next();
    else sendJson(res, 200, study);
  }, next);
};
