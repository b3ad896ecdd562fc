import { expect, test } from '@playwright/test';
import * as fc from 'fast-check';
import { sharedHours, teamDay, type WorkingDay } from './sharedHours';

const at = (time: string) => Date.parse(time);
const office = (zone: string): WorkingDay => ({ from: 9 * 60, to: 17 * 60, zone });
/** The shared spans as times in UTC. */
const shared = (instant: string, one: WorkingDay, other = teamDay) =>
  sharedHours(at(instant), one, other).map(({ from, to }) =>
    [from, to].map((end) => new Date(end).toISOString().slice(11, 16)).join('–'),
  );

test('the team works from 7 am-4 pm Eastern (docs/requirements.md, 3.8)', () => {
  expect(teamDay).toEqual({ from: 7 * 60, to: 16 * 60, zone: 'America/New_York' });
});

test('the overlap of an office day', () => {
  const winter = '2027-01-20T12:00:00Z';
  expect(shared(winter, office('America/New_York'))).toEqual(['14:00–21:00']);
  expect(shared(winter, office('America/Los_Angeles'))).toEqual(['17:00–21:00']);
  expect(shared(winter, office('Europe/Berlin'))).toEqual(['12:00–16:00']);
  expect(shared(winter, office('Asia/Tokyo'))).toEqual([]);
  // Half hours and quarters.
  expect(shared(winter, { ...office('Asia/Kolkata'), to: 19 * 60 })).toEqual(['12:00–13:30']);
  expect(shared(winter, { ...office('Asia/Kathmandu'), to: 18 * 60 })).toEqual(['12:00–12:15']);
  // Days that last through the night, or 24 hours.
  expect(shared(winter, { from: 22 * 60, to: 6 * 60, zone: 'Asia/Tokyo' })).toEqual(['13:00–21:00']);
  expect(shared(winter, { from: 0, to: 0, zone: 'Asia/Tokyo' })).toEqual(['15:00–21:00', '12:00–15:00']);
});

test('the weeks in which only one country has changed its clocks', () => {
  // The US changes on 14 March 2027, Europe on 28 March.
  expect(shared('2027-03-12T12:00:00Z', office('Europe/Berlin'))).toEqual(['12:00–16:00']);
  expect(shared('2027-03-20T12:00:00Z', office('Europe/Berlin'))).toEqual(['11:00–16:00']);
  expect(shared('2027-03-30T12:00:00Z', office('Europe/Berlin'))).toEqual(['11:00–15:00']);
});

test('the day on which a clock changes', () => {
  const night = (zone: string): WorkingDay => ({ from: 0, to: 6 * 60, zone });
  const whole: WorkingDay = { from: 0, to: 0, zone: 'UTC' };
  // The clock moves from 2:00 to 3:00 in spring, and from 2:00 to 1:00 in autumn.
  expect(shared('2027-03-14T12:00:00Z', night('America/New_York'), whole)).toEqual(['05:00–10:00']);
  expect(shared('2027-11-07T12:00:00Z', night('America/New_York'), whole)).toEqual(['04:00–11:00']);
  // The clock skips the first time and shows the second one twice.
  expect(shared('2027-03-14T12:00:00Z', { from: 150, to: 360, zone: 'America/New_York' }, whole)).toEqual([
    '07:30–10:00',
  ]);
  expect(shared('2027-11-07T12:00:00Z', { from: 90, to: 360, zone: 'America/New_York' }, whole)).toEqual([
    '05:30–11:00',
  ]);
  // Lord Howe moves by half an hour.
  expect(shared('2027-04-04T02:00:00Z', { from: 0, to: 360, zone: 'Australia/Lord_Howe' }, whole)).toEqual([
    '13:00–19:30',
  ]);
});

const minutes = fc.integer({ min: 0, max: 24 * 60 - 1 });
const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
const instants = fc.integer({ min: at('2000-01-01T00:00:00Z'), max: at('2040-01-01T00:00:00Z') });
const days = fc.record({ from: minutes, to: minutes, zone: zones });

test('an overlap is within both working days, in any zone, at any time', () => {
  fc.assert(
    fc.property(instants, days, days, (instant, one, other) => {
      const spans = sharedHours(instant, one, other);
      let last = -Infinity;
      for (const { from, to } of spans) {
        expect(from).toBeGreaterThanOrEqual(last);
        expect(to).toBeGreaterThan(from);
        last = to;
        // The span lies within the first day.
        expect(sharedHours(instant, one, one).some((own) => own.from <= from && to <= own.to)).toBe(true);
      }
    }),
  );
});
