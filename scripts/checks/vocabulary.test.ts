import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { filesBelow } from '../files/filesBelow';

/** Words that would be second names for things that have one (CONTRIBUTING.md, “One word for one thing”), each with the right one. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  background: ['backdrop', 'wallpaper'],
  block: ['brick', 'tile'],
  'case study': ['portfolio', 'showcase'],
  catalog: ['dictionary'],
  cover: ['thumbnail'],
  drawing: ['artwork', 'graphic', 'graphics', 'illustration'],
  href: ['uri'],
  hydrated: ['activated', 'interactive'],
  locale: ['lang'],
  message: ['i18n key', 'intl key', 'translation key'],
  screen: ['mockup', 'screenshot'],
  slug: ['permalink'],
  video: ['clip', 'movie'],
};

/** The words of a name: `StudyCover`, `case-studies` and `siteURL` have two each. */
const wordsOf = (name: string) =>
  (name.match(/[A-Z]?[a-z\d]+|[A-Z]+(?![a-z])/g) ?? []).map((word) => word.toLowerCase()).join(' ');

/** What is wrong with a name: it has a word of the list, or that word in the plural. */
function problemsOf(name: string, place: string): string[] {
  const words = ` ${wordsOf(name)} `;
  return Object.entries(synonyms).flatMap(([right, wrong]) =>
    wrong.filter((one) => new RegExp(` ${one}s? `).test(words)).map((one) => `${place}: ${name}: “${one}” is ${right}`),
  );
}

const files = ['src', 'scripts', 'e2e', 'packages']
  .flatMap((folder) => filesBelow(folder).map((name) => `${folder}/${name}`))
  .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !file.includes('node_modules/'));

test('no file, folder or exported name has a second word for a thing that has one', () => {
  const found = files.flatMap((file) => {
    const exported = readFileSync(file, 'utf8').matchAll(
      /^export (?:default )?(?:async )?(?:const|function|interface|type|class) (\w+)/gm,
    );
    const [path = ''] = file.split('.');
    return [...path.split('/'), ...Array.from(exported, ([, name = '']) => name)].flatMap((name) =>
      problemsOf(name, file),
    );
  });
  expect(found).toEqual([]);
  expect(problemsOf('StudyClips', 'a.ts')).toEqual(['a.ts: StudyClips: “clip” is video']);
  expect(problemsOf('translationKeyOf', 'a.ts')).toEqual(['a.ts: translationKeyOf: “translation key” is message']);
});

test('the guide for contributors names every word of the list', () => {
  const [, list = ''] = /^- One word for one thing: ([^]*?)\n\n/m.exec(readFileSync('CONTRIBUTING.md', 'utf8')) ?? [];
  const guide = list.replaceAll(/\s+/g, ' ');
  expect(Object.keys(synonyms).filter((word) => !guide.includes(word))).toEqual([]);
});
