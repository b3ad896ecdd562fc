import { expect, test } from '@playwright/test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { factsByTopic } from '../../src/content/dueDiligence';
import { parts } from '../../src/content/parts';
import { locales, sourceLocale } from '../../src/i18n/locales';
import { readCatalogs } from '../messages/catalogs';
import { readSettings } from '../settings/settings';
import { dueDiligenceFiles } from './dueDiligenceFiles';
import { securityText, securityTextName as name } from './securityText';
import type { Supplier } from './supplierSchema';

const settings = { ...readSettings(), siteUrl: 'https://www.nine-blocks.dev', contactEmail: 'a@nine-blocks.dev' };
const files = dueDiligenceFiles(readCatalogs(sourceLocale), settings, new Date('2026-11-22T16:00:00Z'));
const file = (name: string) => String(files.find((one) => one.name === name)?.content);

/** Skips a test where the site publishes no answers. */
const needsAnswers = () => test.skip(!parts.dueDiligence, 'the part dueDiligence is off (src/content/parts.ts)');

function supplier(): Supplier {
  needsAnswers();
  return JSON.parse(file('supplier.json'));
}

function validator() {
  needsAnswers();
  // What a format means is the reader's to say; days are held by a pattern, too.
  const formats = { date: true, email: /@/, uri: (text: string) => URL.canParse(text) } as const;
  const ajv = new Ajv2020({ strict: true, allErrors: true, formats });
  return ajv.compile(JSON.parse(file('supplier.schema.json')));
}

test('the data is what its published schema says, to a validator that knows nothing of this project', () => {
  const isValid = validator();
  expect([isValid(supplier()), isValid.errors]).toEqual([true, null]);
});

test('the schema refuses what is missing, unknown, or no day', () => {
  const isValid = validator();
  const [first, ...others] = supplier().answers;
  for (const answer of [
    { ...first, asOf: '2026-13-01' },
    { ...first, status: 'perhaps' },
    { ...first, more: 1 },
    { ...first, answer: undefined },
    { ...first, source: { kind: 'page', name: 'Terms', url: '/terms' } },
  ]) {
    expect([answer, isValid(JSON.parse(JSON.stringify({ ...supplier(), answers: [answer, ...others] })))]).toEqual([
      answer,
      false,
    ]);
  }
  expect(isValid({ ...supplier(), answers: [] })).toBe(false);
});

test('every record is in the data, in whole English words, and what is made up says so', () => {
  const { answers } = supplier();
  expect(answers.map(({ id }) => id)).toEqual(factsByTopic().map(({ fact }) => fact.id));
  expect(new Set(answers.map(({ id }) => id)).size).toBe(answers.length);
  for (const { title, answer, topic, source } of answers) {
    for (const text of [title, answer, topic, source.name]) expect(text).not.toMatch(/[{}<>]|^$|dueDiligence\./);
  }
  expect(answers.find(({ id }) => id === 'securityCertificate')).toMatchObject({ status: 'haveNot', sample: true });
  expect(answers.find(({ id }) => id === 'contractParty')).toMatchObject({
    validUntil: null,
    source: { url: 'https://www.nine-blocks.dev/terms-and-conditions#information' },
  });
});

test('security.txt has the fields of RFC 9116, and its last day is counted from the day of the build', () => {
  const fields = file(name)
    .trimEnd()
    .split('\n')
    .map((line) => line.split(/: (.*)/).slice(0, 2));
  expect(fields).toEqual([
    ['Contact', 'mailto:a@nine-blocks.dev'],
    ['Expires', '2027-05-21T00:00:00Z'],
    ['Preferred-Languages', locales.join(', ')],
    ['Canonical', 'https://www.nine-blocks.dev/.well-known/security.txt'],
  ]);
  expect(securityText(settings, new Date('2026-11-22T23:59:59Z'))).toBe(file(name));
  expect(securityText(settings, new Date('2026-11-23T00:00:00Z'))).not.toBe(file(name));
});
