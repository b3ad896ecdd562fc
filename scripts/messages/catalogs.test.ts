import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { keyPrefix, parseCatalog, readCatalogs } from './catalogs';
import { factFolder, factsOf } from './foldFacts';
import { completeCatalogs } from './completeCatalogs';
import { messagesOf, messageStartsOf, versionOf } from './pageMessages';
import { routes } from '../../src/routes';
import { parseSettings } from '../settings/settings';
import { languageProblems } from './check/languageProblems';

const file = 'locales/en/about-us.json';
const description = 'About page, for a test.';

/** A catalog of one message as JSON. */
const jsonOf = (defaultMessage: unknown, key = 'aboutUs.title', more: object = { description }) =>
  JSON.stringify({ [key]: { defaultMessage, ...more } });

const catalogOf = (defaultMessage: string) => parseCatalog(jsonOf(defaultMessage), 'about-us', 'en');

const fold = factFolder('en', factsOf(parseSettings({})));

function complaint(act: () => unknown): string {
  try {
    act();
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const wrong: readonly (readonly [name: string, json: string, reason: string | RegExp])[] = [
  ['broken JSON', '{ "aboutUs.title": }', new RegExp(`^${file}:1: is not JSON: .+ Mend: .+`)],
  ['a list', '[]', `${file}:1: is not an object of messages. Mend: begin the file with { and end it with }.`],
  ['null', 'null', `${file}:1: is not an object of messages. Mend: begin the file with { and end it with }.`],
  [
    'a foreign key',
    jsonOf('Hello', 'home.title'),
    `${file}:1: home.title: does not start with "aboutUs.", as every key of this file must. Mend: move it to its own file, or copy the key from the source.`,
  ],
  [
    'a bare text',
    '{ "aboutUs.title": "Hello" }',
    `${file}:1: aboutUs.title: is not { "defaultMessage": …, "description": … }. Mend: put the text behind "defaultMessage": inside braces.`,
  ],
  [
    'an empty text',
    jsonOf(' '),
    `${file}:1: aboutUs.title: has no text. Mend: write the text, or remove the whole entry: the site then shows English.`,
  ],
  [
    'a number',
    jsonOf(1),
    `${file}:1: aboutUs.title: has no text. Mend: write the text, or remove the whole entry: the site then shows English.`,
  ],
  [
    'no description',
    jsonOf('Hello', 'aboutUs.title', {}),
    `${file}:1: aboutUs.title: has no description for translators. Mend: say page, place, role and placeholders, and how long it may be.`,
  ],
  [
    'an empty description',
    jsonOf('Hello', 'aboutUs.title', { description: ' ' }),
    `${file}:1: aboutUs.title: has no description for translators. Mend: say page, place, role and placeholders, and how long it may be.`,
  ],
  ...['{count, plural, one {# hour}}', 'Hello {name', '<b>Hello', 'Hello</b>', '{count, nonsense}'].map(
    (text) =>
      [
        `bad syntax: ${text}`,
        jsonOf(text),
        new RegExp(`^${file}:1: aboutUs\\.title: is not a valid message: .+ Mend: .+`),
      ] as const,
  ),
];

test('a faulty catalog is refused with file, key and reason', () => {
  for (const [name, json, reason] of wrong) {
    const said = complaint(() => parseCatalog(json, 'about-us', 'en'));
    if (typeof reason === 'string') expect(said, name).toBe(reason);
    else expect(said, name).toMatch(reason);
  }
});

test('every fault of every file is told at once', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'catalogs-'));
  await mkdir(path.join(folder, 'en', 'services'), { recursive: true });
  await writeFile(path.join(folder, 'en', 'about-us.json'), jsonOf('{'));
  await writeFile(path.join(folder, 'en', 'services', 'ai.json'), jsonOf('Hello', 'service.devops.title'));
  const said = complaint(() => readCatalogs('en', folder));
  await rm(folder, { recursive: true });
  expect(said.split('\n')).toEqual([
    'The catalogs cannot be used:',
    expect.stringMatching(/\/en\/about-us\.json:1: aboutUs\.title: is not a valid message: /),
    expect.stringMatching(/\/en\/services\/ai\.json:1: service\.devops\.title: does not start with "service\.ai\."/),
  ]);
});

test('the names of files and the beginnings of keys agree', () => {
  expect(['about-us', 'common', 'case-studies', 'case-studies/pet-parker', 'services/ai'].map(keyPrefix)).toEqual([
    'aboutUs.',
    'common.',
    'caseStudies.',
    'caseStudy.pet-parker.',
    'service.ai.',
  ]);
});

const unknown: readonly (readonly [text: string, problem: string])[] = [
  ['Hello {nobody}', 'unknown placeholder {nobody}'],
  ['{count, plural, one {{nobody}} other {#}}', 'unknown placeholder {nobody}'],
  ['<b>Hello {nobody}</b>', 'unknown placeholder {nobody}'],
  ['{nobody, number, percent}', 'unknown placeholder {nobody}'],
  ['<blink>Hello</blink>', 'unknown tag <blink>'],
  ['<b><caseStudy.nothing>Hello</caseStudy.nothing></b>', 'unknown tag <caseStudy.nothing>'],
];

/** What is wrong with a message of the source language. */
const reasonsOf = (text: string) =>
  languageProblems({ locale: 'en', catalogs: new Map([['about-us', catalogOf(text)]]) }).map(({ reason }) => reason);

test('a placeholder or tag that nothing fills in is told', () => {
  for (const [text, problem] of unknown) {
    expect(reasonsOf(text)).toContain(problem);
  }
});

test('facts, and tags named after routes, are known', () => {
  const text =
    '{company} <b>{seniorShare, number, percent}</b> <service.ai>AI</service.ai> <mail>{email}</mail> {name}';
  expect(reasonsOf(text).filter((reason) => reason.startsWith('unknown'))).toEqual([]);
});

test('a page that needs messages that are not there is told so', () => {
  const catalogs = new Map([['about-us', catalogOf('Hello')]]);
  for (const start of ['nothing', 'aboutUs.card', 'aboutUs.ti']) {
    expect(complaint(() => messagesOf([start], catalogs, fold))).toBe(
      `No catalog has a message that starts with "${start}.", which a page needs`,
    );
  }
  const plural = new Map([['about-us', catalogOf('{company, plural, one {one} other {more}}')]]);
  expect(complaint(() => messagesOf(['aboutUs'], plural, fold))).toBe(
    `${file}: aboutUs.title: {company} is no number, so it has no plural`,
  );
  expect(Object.keys(messagesOf(['aboutUs'], catalogs, fold))).toEqual(['aboutUs.title']);
});

test("every page's messages are there, its title and description among them", () => {
  const source = readCatalogs('en');
  const catalogs = completeCatalogs('en', source, source);
  for (const route of routes) {
    const ids = Object.keys(messagesOf(messageStartsOf(route), catalogs, fold));
    expect(ids).toEqual(expect.arrayContaining([`${route.id}.meta.title`, `${route.id}.meta.description`]));
  }
});

test('the version of the messages changes with any of them', () => {
  const version = versionOf([catalogOf('Hello')], { tags: ['tech'] });
  expect(versionOf([catalogOf('Hello')], { tags: ['tech'] })).toBe(version);
  expect(versionOf([catalogOf('Hello!')], { tags: ['tech'] })).not.toBe(version);
  expect(versionOf([catalogOf('Hello')], { tags: ['pet'] })).not.toBe(version);
});
