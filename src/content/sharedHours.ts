import { figures } from './figures';

/** A working day in a time zone (an IANA name): minutes after midnight. If it ends before it starts, it ends on the next day. */
export interface WorkingDay {
  from: number;
  to: number;
  zone: string;
}

/** The time between two instants, in milliseconds since 1970. */
interface Span {
  from: number;
  to: number;
}

const hour = 60;
const minute = 60_000;
const day = 24 * hour * minute;

/** The working day of the team (docs/requirements.md, 3.8); its figures are hours of a 12-hour clock. */
export const teamDay: WorkingDay = {
  from: figures.workdayStart.value * hour,
  to: (figures.workdayEnd.value + 12) * hour,
  zone: 'America/New_York',
};

const clocks = new Map<string, Intl.DateTimeFormat>();

/** The local date and time of a zone at an instant, as the instant that has the same date and time in UTC. */
function wallTime(instant: number, zone: string): number {
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  clocks.set(zone, clock);
  const parts = Object.fromEntries(clock.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/**
 * The instant at which a zone has a local time (a result of `wallTime`). If the clock shows that time twice, it is the first instant. If the clock
 * skips that time, it is the instant after the change, by as many minutes as the time is after the start of the gap.
 */
function instantOf(wall: number, zone: string): number {
  const offsetAt = (instant: number) => wallTime(instant, zone) - instant;
  const before = wall - offsetAt(wall - day);
  const after = wall - offsetAt(wall + day);
  const shown = [before, after].filter((instant) => wallTime(instant, zone) === wall);
  return shown.length > 0 ? Math.min(...shown) : before;
}

function spanOf({ from, to, zone }: WorkingDay, midnight: number): Span {
  const end = to > from ? midnight : midnight + day;
  return { from: instantOf(midnight + from * minute, zone), to: instantOf(end + to * minute, zone) };
}

/**
 * The spans in which two working days overlap, in order, on the calendar day of the first one's zone at an instant (milliseconds since 1970).
 * A long first day can overlap two days of the second.
 */
export function sharedHours(instant: number, one: WorkingDay, other: WorkingDay): Span[] {
  const today = Math.floor(wallTime(instant, one.zone) / day) * day;
  const own = spanOf(one, today);
  return [-1, 0, 1, 2].flatMap((days) => {
    const its = spanOf(other, today + days * day);
    const from = Math.max(own.from, its.from);
    const to = Math.min(own.to, its.to);
    return from < to ? [{ from, to }] : [];
  });
}
