/**
 * A line of the hosting bill: what it cost a month when it was read aloud in July, and in November. `why` it is not less: a line without it had
 * no owner in the room in July. `reserve` is the share of it that stays as headroom.
 */
export type Line = readonly [
  ...of: readonly [name: string, pays: string, july: number, november: number, owner: string],
  why?: string,
  reserve?: number,
];

export const lines: readonly Line[] = [
  ['Compute', 'Workers, gateways, spot', 18_400, 12_500, 'Rui Matos', 'Sized for the worst day on record'],
  ['Logging', 'Delivery and operations', 12_600, 7900, 'Sara Pinho', 'The trail of a message is whole or absent'],
  ['Databases', 'Primary and standby', 9200, 9200, 'Nuno Leal', 'The standby stays as large as the primary', 0.4],
  ['Traffic between zones', 'Calls to the next zone', 4100, 2950, 'Rui Matos'],
  ['Staging', '5 environments', 3650, 2090, 'Sara Pinho'],
  ['Disks and snapshots', 'Moved databases', 2800, 1550, 'Nuno Leal'],
  ['Metrics vendor', 'One dashboard', 950, 0, 'Sara Pinho'],
];

/** What the longest bar stands for. */
export const longest = Math.max(...lines.map((line) => line[2]));
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const july = sum(lines.map((line) => line[2]));
const november = sum(lines.map((line) => line[3]));
const without = (...cuts: number[]) =>
  july - sum(lines.map(([, , before, after], at) => (cuts.includes(at) ? before - after : 0)));
const quiet = lines.filter(([, , , , , why]) => why === undefined);

export const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

/** What is seen in the two months: the total, months that led to it with what was done in them, and what is decided about which line. */
export const bills = {
  July: {
    total: july,
    about: `Hosting in July, ${quiet.length} lines without an owner`,
    months: [
      ['March', 40_300, ''],
      ['April', 42_900, ''],
      ['May', 45_600, ''],
      ['June', 48_800, ''],
      ['July', july, ''],
    ],
    decision: {
      line: 4,
      remarks: [
        ['Rui Matos', 'One of the five environments is mine.'],
        ['Sara Pinho', 'Then whose are the other four?'],
      ],
      title: 'Off on August 14',
      note: 'Unless an owner speaks up',
      action: 'Set the date',
      other: 'Keep',
    },
  },
  November: {
    total: november,
    about: `Hosting in November, ${Math.round((1 - november / july) * 100)}% less than in July`,
    months: [
      ['July', july, 'Read aloud'],
      ['August', without(0), 'Compute'],
      ['September', without(0, 1), 'Logs'],
      ['October', without(0, 1, 3, 4), 'Zones, staging'],
      ['November', november, 'Disks, vendor'],
    ],
    decision: {
      line: 5,
      remarks: [],
      title: '14 old snapshots, $210',
      note: 'Nobody has objected.',
      action: 'Switch off',
      other: 'Keep',
    },
  },
} as const;
