/* A Thursday at 14:05. */
const secret = '••••••••••••';
const rafael = 'Rafael Souza';

/** The settings of one app, each with the edit of it that waits, if there is one. */
export const settings: readonly (readonly [name: string, now: string, after?: string, who?: string, at?: string])[] = [
  ['DATABASE_URL', 'mongodb://db-1.eu.example', 'mongodb://db-2.eu.example', rafael, '14:02'],
  ['DB_PASSWORD', secret, secret, rafael, '14:03'],
  ['REPLICAS', '2', '4', 'Nadia Haddad', '13:47'],
  ['PORT', '3000'],
  ['SMTP_HOST', 'mail.eu.example'],
];
/** The rollout that runs, and what a colleague applies while the three edits are reviewed. */
const running = 41;
export const colleague = { name: 'Priya Nair', at: '14:06', replicas: 3 } as const;

/** What containers do in a rollout of the first `count` edits: `existing` restart, and the rest start. */
export function rolloutOf(count: number, applied: boolean) {
  const existing = applied ? colleague.replicas : 2;
  return { number: running + (applied ? 2 : 1), existing, goal: count > 2 ? 4 : existing };
}

/** By app: its address, its branch, and the percent of its memory that each container uses or would use. */
export const apps: readonly (readonly [name: string, address: string, branch: string, memory: readonly number[]])[] = [
  ['shop', 'shop.example', 'main', [62, 58, 60, 57]],
  ['api', 'api.shop.example', 'main', [71, 66, 69, 44]],
  ['docs', 'docs.shop.example', 'main', [18]],
  ['mail-worker', 'mail.internal.example', 'main', [35, 31]],
  ['returns', 'returns-and-exc…b-7f3a.eu.example', 'returns-2', [27]],
  ['stock-import', 'stock.internal.example', 'main', [83, 52, 49]],
];

export const log = [
  ['14:04:38  web-2  GET  /cart', '200   21 ms'],
  ['14:04:39  web-1  GET  /products/3318', '200   14 ms'],
  ['14:04:41  web-1  POST /orders', '201   46 ms'],
  ['14:04:44  web-2  GET  /health', '200    2 ms'],
  ['14:04:47  web-2  GET  /products/1042', '200   12 ms'],
  ['14:04:52  web-1  POST /orders', '201   39 ms'],
] as const;

export const restart = 'M20 11A8 8 0 0 0 5.6 6.6L3 9M3 4v5h5M4 13a8 8 0 0 0 14.4 4.4L21 15M21 20v-5h-5';
