import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { type Day, type DueDiligenceFact, factsByTopic } from '../../src/content/dueDiligence';
import { checkFactDates } from './checkFactDates';
import { factDates } from './factDates';

const publicSite = 'https://www.nine-blocks.dev';

const until = (validUntil: Day, more: { sample?: true } = {}): { topic: string; fact: DueDiligenceFact } => ({
  topic: 'insurance',
  fact: {
    id: 'liability',
    status: 'have',
    source: { kind: 'statement', id: 'statement' },
    asOf: '2026-11-22',
    validUntil,
    ...more,
  },
});

const on = (day: string) => new Date(`${day}T15:00:00Z`);

test('a fact that has expired stops a build for publication, by file, key and reason', () => {
  expect(() => checkFactDates(publicSite, on('2027-03-02'), [until('2027-03-01')])).toThrow(
    /src\/content\/dueDiligence\.ts: insurance\.liability\.validUntil: 2027-03-01: has passed\. Mend: /,
  );
  expect(() => checkFactDates(publicSite, on('2027-03-02'), [until('2027-99-01')])).toThrow('is no day');
  expect(factDates([until('2027-01-01'), until('2027-02-01')], on('2027-03-02')).expired).toHaveLength(2);
});

test('it holds on its last day, wherever on that day the clock stands, and is told of 30 days before', () => {
  for (const time of ['00:00:00', '23:59:59']) {
    expect(factDates([until('2027-03-31')], new Date(`2027-03-31T${time}Z`))).toEqual({
      expired: [],
      expiring: [expect.stringContaining('2027-03-31: passes in 0 days')],
    });
  }
  expect(checkFactDates(publicSite, on('2027-03-01'), [until('2027-03-31')])).toContain('passes in 30 days');
  expect(checkFactDates(publicSite, on('2027-02-28'), [until('2027-03-31')])).toBeUndefined();
});

test('a build that nobody can visit is left in peace', () => {
  for (const site of ['https://nineblocks.example', 'http://localhost:4173', 'http://127.0.0.1:4173']) {
    expect(checkFactDates(site, on('2036-01-01'), [until('2027-03-01')])).toBeUndefined();
  }
});

test('a copy of this project builds in ten years: what is a sample never expires, nor what the site itself says', () => {
  expect(checkFactDates(publicSite, on('2036-11-22'), factsByTopic())).toBeUndefined();
  expect(factDates([until('2027-03-01', { sample: true })], on('2036-11-22'))).toEqual({ expired: [], expiring: [] });
});

test('on any day a fact is expired, expiring or neither, and never comes back', () => {
  const days = fc.date({ min: on('2020-01-01'), max: on('2050-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(days, days, fc.nat(9000), (last, now, later) => {
      const facts = [until(last.toISOString().slice(0, 10) as Day)];
      const first = factDates(facts, now);
      const then = factDates(facts, new Date(now.getTime() + later * 86_400_000));
      expect(first.expired.length + first.expiring.length).toBeLessThanOrEqual(1);
      expect(first.expired.length).toBe(
        now.getTime() >= Date.parse(last.toISOString().slice(0, 10)) + 86_400_000 ? 1 : 0,
      );
      expect(then.expired.length).toBeGreaterThanOrEqual(first.expired.length);
    }),
  );
});
