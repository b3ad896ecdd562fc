import { expect, test } from '@playwright/test';
import { type Day, factsByTopic } from '../../src/content/dueDiligence';
import { checkFactDates, factDates } from './factDates';

const site = 'https://www.nine-blocks.dev';
const source = { kind: 'statement', id: 'statement' } as const;
const until = (validUntil: Day, more: { sample?: true } = {}) => [
  {
    topic: 'insurance',
    fact: { id: 'liability', status: 'have', source, asOf: '2026-11-22', validUntil, ...more } as const,
  },
];
const on = (day: string) => new Date(`${day}T15:00:00Z`);

test('a fact that has expired stops a build for publication, by file, key and reason', () => {
  expect(() => checkFactDates(site, on('2027-03-02'), until('2027-03-01'))).toThrow(
    /src\/content\/dueDiligence\.ts: insurance\.liability\.validUntil: 2027-03-01: has passed\. Fix: /,
  );
  expect(() => checkFactDates(site, on('2027-03-02'), until('2027-99-01'))).toThrow('is no day');
});

test('a fact is valid until the end of its last day, and the build warns 30 days before', () => {
  expect(checkFactDates(site, on('2027-03-31'), until('2027-03-31'))).toContain('passes in 0 days');
  expect(checkFactDates(site, on('2027-03-01'), until('2027-03-31'))).toContain('passes in 30 days');
  expect(checkFactDates(site, on('2027-02-28'), until('2027-03-31'))).toBeUndefined();
});

test('samples, facts about the site itself, and builds that nobody can visit never expire', () => {
  expect(checkFactDates(site, on('2036-11-22'), factsByTopic())).toBeUndefined();
  expect(() => checkFactDates(site, on('2036-11-22'))).toThrow('src/content/conformance.ts');
  expect(factDates(until('2027-03-01', { sample: true }), on('2036-11-22'))).toEqual({ expired: [], expiring: [] });
  expect(checkFactDates('https://nineblocks.example', on('2036-01-01'), until('2027-03-01'))).toBeUndefined();
});
