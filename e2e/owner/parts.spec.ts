import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { filesBelow } from '../../scripts/files/filesBelow';
import { type ProjectCopy, wholeCopy as test } from '../../scripts/files/testing/projectCopy';
import { type Part, parts } from '../../src/content/parts';
import { must } from './steps';

const switches = (Object.keys(parts) as Part[]).filter((part) => part !== 'imprint');

/** docs/own-it.md, 7: turns parts of the site off. */
function turnOff({ read, write }: ProjectCopy, off: readonly Part[]): void {
  const file = 'src/content/parts.ts';
  const text = off.reduce((before, part) => before.replace(`  ${part}: true,`, `  ${part}: false,`), read(file));
  expect(text.match(/: false,/g)).toHaveLength(off.length);
  write(file, text);
}

/** What tells of a part: addresses, names of files, words. Test files that the conformance statement names are none. */
const signs = /brief|compare|conformance|shortlist|due-?diligence|education|referral|supplier|zcloud/i;

for (const part of switches) {
  test(`records and words are in order without ${part}`, async ({ copy }) => {
    turnOff(copy, [part]);
    await must(copy, 'check:records');
    await must(copy, 'locales', 'check');
  });
}

test('without any of its parts the site is whole, and no file tells of one', async ({ copy }) => {
  turnOff(copy, switches);
  await must(copy, 'check');
  await must(copy, 'build');
  const dist = join(copy.folder, 'dist');
  const names = filesBelow(dist);
  expect(names.filter((name) => signs.test(name))).toEqual([]);
  const lists = names.filter((name) =>
    /(?:sitemap\.xml|llms\.txt|robots\.txt|site\.webmanifest|assets\.json)$/.test(name),
  );
  const texts = names.filter((name) => name.endsWith('.html')).concat(lists);
  const addresses = /(?:href|src)="[^"]*"|<loc>.*?<\/loc>|\]\([^)]*\)|"\/[^"]*"/g;
  const told = texts.flatMap((name) =>
    (readFileSync(join(dist, name), 'utf8').match(addresses) ?? [])
      .filter((address) => signs.test(address))
      .map((address) => `${name}: ${address}`),
  );
  expect(told).toEqual([]);
});
