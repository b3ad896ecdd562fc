import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { filesBelow } from '../files/filesBelow';

const drawings = ['public', 'scripts/share-images/drawings'].flatMap((folder) =>
  filesBelow(folder)
    .filter((name) => name.endsWith('.svg'))
    .map((name) => ({ name: `${folder}/${name}`, text: readFileSync(`${folder}/${name}`, 'utf8') })),
);

test('no drawing is a text: what it writes is drawn among other things', () => {
  expect(drawings).not.toEqual([]);
  expect(drawings.filter(({ text }) => /<(?:text|foreignObject)\b/.test(text)).map(({ name }) => name)).toEqual([]);
});

test('each id of a drawing is its own, and what refers to one finds it', () => {
  for (const { name, text } of drawings) {
    const ids = Array.from(text.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
    expect(ids, name).toEqual([...new Set(ids)]);
    const referred = Array.from(text.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g), ([, url, href]) => url ?? href);
    expect(ids, name).toEqual(expect.arrayContaining(referred));
  }
});
