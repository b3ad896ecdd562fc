import { statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as caseStudies from '../../src/content/caseStudies';
import type { Handler } from '../server/handler';
import { sendJson } from '../server/respond';

const file = path.resolve('src/content/caseStudies.ts');

/** The records that a page needs, by the id of its route, as they are now; none where there are none. */
export async function currentRecords(routeId: string): Promise<object | undefined> {
  // A new address is a new module to Node, which keeps those that it has.
  const address = `${pathToFileURL(file).href}?${statSync(file).mtimeMs}`;
  const { recordsOf } = (await import(address)) as typeof caseStudies;
  return recordsOf(routeId);
}

/** Answers what the browser fetches records from while developing, `/assets/records/dev/<route id>.json`. */
export const devRecords: Handler = (req, res, next) => {
  const routeId = /^\/assets\/records\/dev\/([^/]+)\.json$/.exec(req.url ?? '')?.[1];
  if (routeId === undefined) {
    next();
    return;
  }
  currentRecords(routeId).then((records) => {
    if (records === undefined) next();
    else sendJson(res, 200, records);
  }, next);
};
