import { Pool } from 'pg';
import { inTurns, transaction } from './connections';
import { openLeadQueues } from './leadQueues';
import { channelsToResend, delivered, dueAgain, failed, fingerprintOf, newLead, sameLeadFor } from './leadState';
import { leadRecords } from './leadRecords';
import * as table from './leadTable';
import { type Channel, type LeadState, type Outbox, OutboxError } from './outbox';

interface PostgresOptions {
  /** As in `postgres://user:password@host/database`. */
  url: string;
  channels: readonly Channel[];
  /** After so many seconds a host that has claimed a lead and said nothing more of it is gone. */
  lease: number;
}

/** Of PostgreSQL, class 53: no room on its disk. */
const diskFull = '53100';

/** An outbox in PostgreSQL for any number of hosts: a table of leads, and a queue of pg-boss for each channel. */
export async function openPostgresOutbox({ url, channels, lease }: PostgresOptions): Promise<Outbox> {
  const pool = new Pool({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // A connection that nobody uses was closed, as when the database is restarted; the next query opens another.
  pool.on('error', () => undefined);
  const queues = await inTurns(pool, async () => {
    await table.makeLeadTable(pool);
    return openLeadQueues(pool, channels, lease);
  });

  /** Settles a channel's job and changes the lead; `again` is when the next attempt is due. */
  function settle(id: string, channel: Channel, next: (state: LeadState) => LeadState['deliveries'], again?: Date) {
    return transaction(pool, async (sql) => {
      const row = await table.readRow(sql, id, true);
      if (row === undefined) return;
      const { [channel]: job, ...others } = row.jobs;
      const jobs: table.Row['jobs'] = others;
      if (job !== undefined) await queues.remove(sql, channel, job);
      if (again !== undefined) jobs[channel] = await queues.add(sql, channel, id, again);
      await table.updateRow(sql, { ...row, deliveries: next(table.stateOfRow(row)), jobs });
    });
  }

  return {
    ...leadRecords(pool),

    put: async (id, payload) => {
      const fingerprint = fingerprintOf(payload);
      const now = Date.now();
      const added = transaction(pool, async (sql) => {
        const before = await table.findRow(sql, fingerprint);
        if (before !== undefined && Math.abs(now - before.time.getTime()) < sameLeadFor) {
          const again = { ...before, count: before.count + 1 };
          await table.updateRow(sql, again);
          return again;
        }
        const state = newLead(id, fingerprint, channels, now);
        const jobs: table.Row['jobs'] = {};
        for (const channel of channels) jobs[channel] = await queues.add(sql, channel, id, new Date(now));
        await table.insertRow(sql, { ...state, time: new Date(now), jobs, payload: JSON.stringify(payload) });
        return state;
      });
      return added.catch((error: unknown) => {
        throw new OutboxError((error as { code?: string }).code === diskFull ? 'full' : 'unavailable', error);
      });
    },

    claim: async (channel) => {
      for (let job = await queues.take(channel); job !== undefined; job = await queues.take(channel)) {
        const row = await table.readRow(pool, job.data.lead);
        if (row?.jobs[channel] === job.id) return table.leadOfRow(row);
        // The lead was forgotten, or is tried by another job since.
        await queues.remove(pool, channel, job.id);
      }
      return undefined;
    },

    done: (id, channel) => settle(id, channel, (state) => delivered(state, channel, Date.now())),
    fail: (id, channel, error, next) => {
      const after = (state: LeadState) => failed(state, channel, error, next, Date.now());
      return settle(id, channel, after, next === 'never' ? undefined : next);
    },

    resend: async (id) => {
      const row = await table.readRow(pool, id);
      if (row === undefined) return false;
      const now = Date.now();
      const again = channelsToResend(table.stateOfRow(row));
      for (const channel of again) {
        await settle(id, channel, (state) => dueAgain(state, [channel], now), new Date(now));
      }
      return true;
    },

    close: async () => {
      await queues.close();
      await pool.end();
    },
  };
}
