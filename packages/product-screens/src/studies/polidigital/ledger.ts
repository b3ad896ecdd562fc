/** The hosting bill by line: what it cost a month when it was read aloud in July, and what it costs in November. */
export interface Line {
  name: string;
  pays: string;
  july: number;
  november: number;
  owner: string;
  /** Whether its owner was in the room in July. */
  known?: true;
  /** In one sentence, why it is not less. */
  why?: string;
  /** The share of it that is a reserve, and stays. */
  reserve?: number;
}

export const lines: readonly Line[] = [
  {
    name: 'Compute',
    pays: 'Workers, gateways, spot',
    july: 18_400,
    november: 12_500,
    owner: 'Rui Matos',
    known: true,
    why: 'Sized for the worst day on record',
  },
  {
    name: 'Logging',
    pays: 'Delivery and operations',
    july: 12_600,
    november: 7900,
    owner: 'Sara Pinho',
    known: true,
    why: 'The trail of a message is whole or absent',
  },
  {
    name: 'Databases',
    pays: 'Primary and standby',
    july: 9200,
    november: 9200,
    owner: 'Nuno Leal',
    known: true,
    why: 'The standby stays as large as the primary',
    reserve: 0.4,
  },
  { name: 'Traffic between zones', pays: 'Calls to the next zone', july: 4100, november: 2950, owner: 'Rui Matos' },
  { name: 'Staging', pays: '5 environments', july: 3650, november: 2090, owner: 'Sara Pinho' },
  { name: 'Disks and snapshots', pays: 'Moved databases', july: 2800, november: 1550, owner: 'Nuno Leal' },
  { name: 'Metrics vendor', pays: 'One dashboard', july: 950, november: 0, owner: 'Sara Pinho' },
];

const sum = (of: readonly Line[], month: 'july' | 'november') => of.reduce((total, line) => total + line[month], 0);
const cut = (...of: number[]) =>
  of.reduce((total, at) => total + (lines[at]?.july ?? 0) - (lines[at]?.november ?? 0), 0);

export const total = { july: sum(lines, 'july'), november: sum(lines, 'november') } as const;
export const saved = 1 - total.november / total.july;
/** Lines that nobody could explain. */
export const quiet = lines.filter(({ known }) => !known);
export const quietTotal = sum(quiet, 'july');

/** The bill of each month, and what was done in it. */
export const months: readonly (readonly [name: string, cost: number, done: string])[] = [
  ['July', total.july, 'Read aloud'],
  ['August', total.july - cut(0), 'Compute'],
  ['September', total.july - cut(0, 1), 'Logs'],
  ['October', total.july - cut(0, 1, 3, 4), 'Zones, staging'],
  ['November', total.november, 'Disks, vendor'],
];
export const growth: typeof months = [
  ['March', 40_300, ''],
  ['April', 42_900, ''],
  ['May', 45_600, ''],
  ['June', 48_800, ''],
  ['July', total.july, ''],
];

export const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;
