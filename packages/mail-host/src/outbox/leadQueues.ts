import { randomUUID } from 'node:crypto';
import PgBoss from 'pg-boss';
import type { Pool } from 'pg';
import type { Sql } from './connections';
import type { Channel } from './outbox';

/** A job of a queue: a lead to be delivered on the queue's channel. It holds nothing personal. */
interface Job {
  lead: string;
}

const asBossDb = (sql: Sql) => ({ executeSql: (text: string, values: unknown[]) => sql.query(text, values) });

/**
 * A queue of pg-boss for each channel. pg-boss gives each job to one host, and gives it out again when that host has not settled it within `lease`
 * seconds, since it is gone. Pauses are the worker's: pg-boss 10 knows no longest one, so each attempt is a job of its own.
 */
export async function openLeadQueues(pool: Pool, channels: readonly Channel[], lease: number) {
  const boss = new PgBoss({
    db: asBossDb(pool),
    schema: 'mail_host',
    schedule: false,
    maintenanceIntervalSeconds: 10,
    archiveCompletedAfterSeconds: 60,
    deleteAfterDays: 1,
  });
  // Its upkeep failed, for one because the database is being restarted; it tries again by itself.
  boss.on('error', () => undefined);
  await boss.start();
  // Without these a lead would be dropped after three hosts that died, or after two weeks without any.
  const forever = { retryLimit: 1_000_000_000, retentionDays: 36_500 };
  for (const name of channels) await boss.createQueue(name, { name, expireInSeconds: lease, ...forever });

  return {
    /** Adds a job that is due at a time, and resolves with its id. */
    add: async (sql: Sql, channel: Channel, lead: string, startAfter: Date): Promise<string> => {
      const id = randomUUID();
      const options = { id, startAfter, expireInSeconds: lease, ...forever, db: asBossDb(sql) };
      await boss.send(channel, { lead } satisfies Job, options);
      return id;
    },
    /** A job that is due, which is this host's for the lease. */
    take: async (channel: Channel) => (await boss.fetch<Job>(channel))[0],
    /** A job is over, whatever came of it. */
    remove: async (sql: Sql, channel: Channel, id: string) => {
      await boss.deleteJob(channel, id, { db: asBossDb(sql) });
    },
    close: () => boss.stop({ graceful: false }),
  };
}
