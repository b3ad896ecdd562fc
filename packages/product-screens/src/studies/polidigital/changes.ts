import { lines } from './ledger';

/** Gigabytes of memory of the databases' servers before and after a change that waits, and what one costs a month. */
const before = [80, 80, 40];
const after = [100, 100, 40];
const sum = (of: readonly number[]) => of.reduce((total, one) => total + one, 0);
const november = lines.find(({ name }) => name === 'Databases')?.november ?? 0;
const perGigabyte = november / sum(before);

export const price = { before: november, after: sum(after) * perGigabyte } as const;

export const diff: readonly (readonly [sign: '' | '-' | '+' | '!', code: string])[] = [
  ['', 'resource "database" "messages" {'],
  ['', '  team               = "data"'],
  ['!', '  # The middle of a campaign is a bad time to learn'],
  ['!', '  # that the standby is smaller than the primary.'],
  ['-', `  primary_memory_gb  = ${before[0]}`],
  ['-', `  standby_memory_gb  = ${before[1]}`],
  ['+', `  primary_memory_gb  = ${after[0]}`],
  ['+', `  standby_memory_gb  = ${after[1]}`],
  ['', `  reports_memory_gb  = ${after[2]}`],
  ['', '  backups            = "daily, 14 days"'],
  ['', '}'],
];

/** Changes of capacity that are open, with what each adds to the monthly price. */
export const changes: readonly (readonly [number: number, title: string, team: string, who: string, price: number])[] =
  [
    [418, 'Larger servers for the spring campaigns', 'data', 'Nuno Leal', price.after - price.before],
    [417, 'Fewer retry workers at night', 'delivery', 'Rui Matos', -340],
    [416, 'Second queue for the slowest carrier', 'delivery', 'Rui Matos', 185],
    [414, 'Sleep the load test environment', 'support', 'Sara Pinho', -260],
    [411, 'Media conversion on spot machines', 'delivery', 'Vera Couto', -410],
    [409, 'Shorter retention of operational logs', 'support', 'Sara Pinho', -95],
    [408, 'Drop disks of the old reporting database', 'data', 'Nuno Leal', -120],
  ];

export const facts = [
  ['71 of 80 GB', 'Peak of six weeks'],
  ['2 servers', 'Standby first, then the primary'],
  ['Team data', 'Owns them and reads this price'],
] as const;
