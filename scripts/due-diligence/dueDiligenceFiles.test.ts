import { expect, test } from '@playwright/test';
import { factsByTopic } from '../../src/content/dueDiligence';
import { parts } from '../../src/content/parts';
import { locales, sourceLocale } from '../../src/i18n/locales';
import { readCatalogs } from '../messages/catalogs';
import { readSettings } from '../settings/settings';
import { dueDiligenceFiles } from './dueDiligenceFiles';
import { securityTextName as name } from './securityText';
import type { Supplier } from './supplierSchema';

const settings = { ...readSettings(), siteUrl: 'https://www.nine-blocks.dev', contactEmail: 'a@nine-blocks.dev' };
const files = dueDiligenceFiles(readCatalogs(sourceLocale), settings, new Date('2026-11-22T16:00:00Z'));
const file = (name: string) => String(files.find((one) => one.name === name)?.content);

test('the data has every record with its English text, and marks samples', () => {
  test.skip(!parts.dueDiligence, 'the part dueDiligence is off (src/content/parts.ts)');
  const { answers } = JSON.parse(file('supplier.json')) as Supplier;
  expect(answers.map(({ id }) => id)).toEqual(factsByTopic().map(({ fact }) => fact.id));
  for (const { title, answer, topic, source } of answers) {
    for (const text of [title, answer, topic, source.name]) expect(text).not.toMatch(/[{}<>]|^$|dueDiligence\./);
  }
  expect(answers.find(({ id }) => id === 'securityCertificate')).toMatchObject({ status: 'haveNot', sample: true });
  expect(answers.find(({ id }) => id === 'contractParty')).toMatchObject({
    validUntil: null,
    source: { url: 'https://www.nine-blocks.dev/terms-and-conditions#information' },
  });
});

test('security.txt has the fields of RFC 9116, and its last day is computed from the day of the build', () => {
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
});
