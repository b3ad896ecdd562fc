import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { samplePayload } from '@nine-blocks/email-payload/samplePayload';
import { OutboxError, type Outbox } from '../../src/outbox/outbox';
import { openPostgresOutbox } from '../../src/outbox/postgresOutbox';
import { outboxTests } from '../outbox/outboxTests';
import { type Postgres, startPostgres } from './postgres';

let postgres: Postgres;
let databases = 0;
test.beforeAll(async () => {
  postgres = await startPostgres();
});
test.afterAll(() => postgres.close());

/** Opens outboxes in a new database. */
async function withDatabase(run: (open: (lease?: number) => Promise<Outbox>) => Promise<void>): Promise<void> {
  const url = postgres.newDatabase(`outbox${(databases += 1)}`);
  const opened: Outbox[] = [];
  try {
    await run(async (lease = 60) => {
      const outbox = await openPostgresOutbox({ url, channels: ['mail', 'webhook'], lease });
      opened.push(outbox);
      return outbox;
    });
  } finally {
    await Promise.allSettled(opened.map(({ close }) => close()));
  }
}

outboxTests((run) => withDatabase((open) => run(() => open())));

test('two hosts that open a new database at the same time share one outbox', () =>
  withDatabase(async (open) => {
    const [one, two] = await Promise.all([open(), open()]);
    const puts = await Promise.all([one, two, one, two].map((outbox) => outbox.put(randomUUID(), samplePayload())));
    expect(new Set(puts.map(({ id }) => id)).size).toBe(1);
    const claims = await Promise.all([one, two, one, two].map((outbox) => outbox.claim('mail')));
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect(await two.list()).toMatchObject([{ count: 4 }]);
  }));

test('the claim of a crashed host expires after its lease', () =>
  withDatabase(async (open) => {
    const [one, two] = [await open(1), await open(1)];
    const { id } = await one.put(randomUUID(), samplePayload());
    expect((await one.claim('mail'))?.id).toBe(id);
    expect(await two.claim('mail')).toBeUndefined();
    await expect.poll(async () => (await two.claim('mail'))?.id, { timeout: 40_000 }).toBe(id);
    await two.done(id, 'mail');
    expect((await one.show(id))?.deliveries.mail).toMatchObject({ state: 'delivered', attempts: 1 });
  }));

test('without a database a lead cannot be stored', async () => {
  const url = postgres.newDatabase('gone');
  const outbox = await openPostgresOutbox({ url, channels: ['mail'], lease: 60 });
  await outbox.close();
  await expect(outbox.put(randomUUID(), samplePayload())).rejects.toThrow(OutboxError);
});
