import { type Page, test } from '@playwright/test';
import { productStudy } from '../../src/content/caseStudies';
import { type Part, parts } from '../../src/content/parts';
import { localeFacts, localeOfPath } from '../../src/i18n/locales';
import { hasPage, pages } from '../../src/paths';
import { processPath, worksPath } from './samples';

/** Skips a test, or a whole file, if the owner has turned this part off (src/content/parts.ts). */
export function needsPart(part: Part): void {
  test.skip(!parts[part], `the part ${part} is off (src/content/parts.ts)`);
}

const paths: readonly string[] = [
  ...Object.values(pages).flatMap((page) => ('path' in page ? page.path : [])),
  `/case-studies/${productStudy}`,
  worksPath,
  processPath,
];
const pathsOff = new Set(paths.filter((path) => path !== '/404' && !hasPage(path)));

/** Skips a test that opens a page of a part that is off, or of a service that was removed. */
export function needsPage(address: string): void {
  const { pathname } = new URL(address, 'http://localhost');
  const path = pathname.slice(localeFacts[localeOfPath(pathname)].prefix.length);
  test.skip(pathsOff.has(path), `${path} belongs to a part that is off, or to a removed service`);
}

/** Does the same for every address that a test opens. */
export function skipPagesOff(page: Page): void {
  const open = page.goto.bind(page);
  page.goto = (address, options) => {
    needsPage(address);
    return open(address, options);
  };
}
