import { Pool } from 'pg';
import * as states from './leadState';
import * as rows from './leadRows';
import * as table from './leadTable';
import { mentionOf, wordsOf } from './mentions';
import { type Channel, type LeadState, type Outbox, OutboxError } from './outbox';

interface PostgresOptions {
  /** The address of the database: `postgres://user:password@host/database`. */
  url: string;
  channels: readonly Channel[];
  /** The seconds after which a claim expires, because its host has probably crashed. */
  lease: number;
}

/** PostgreSQL's error code for a full disk. */
const diskFull = '53100';

function rejectLead(error: unknown): never {
  throw new OutboxError((error as { code?: string }).code === diskFull ? 'full' : 'unavailable', error);
}

/** An outbox in a table of PostgreSQL, for any number of hosts. */
export async function openPostgresOutbox({ url, channels, lease }: PostgresOptions): Promise<Outbox> {
  const pool = new Pool({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // An idle connection was closed, for example by a restart of the database. The next query opens a new one.
  pool.on('error', () => undefined);
  await table.makeLeadTable(pool);

  /** Changes a lead's deliveries, and ends the claims of some channels. False if there is no such lead. */
  const settle = (
    id: string,
    next: (state: LeadState) => LeadState['deliveries'],
    settled: (state: LeadState) => readonly Channel[],
  ) =>
    table.transaction(pool, async (sql) => {
      const row = await rows.readRow(sql, id, 'for update');
      if (row === undefined) return false;
      const state = table.stateOfRow(row);
      const claims = { ...row.claims };
      for (const channel of settled(state)) delete claims[channel];
      await rows.updateRow(sql, { ...row, deliveries: next(state), claims });
      return true;
    });

  return {
    put: async (id, payload, isOverLimit = false) => {
      const fingerprint = states.fingerprintOf(payload);
      const now = Date.now();
      const added = table.transaction(pool, async (sql) => {
        const before = await rows.findRow(sql, fingerprint);
        if (before !== undefined && Math.abs(now - before.time.getTime()) < states.sameLeadFor) {
          const again = { ...before, count: before.count + 1 };
          await rows.updateRow(sql, again);
          return again;
        }
        const state = states.newLead(id, fingerprint, channels, now, isOverLimit);
        await rows.insertRow(sql, { ...state, time: new Date(now), claims: {}, payload: JSON.stringify(payload) });
        return state;
      });
      return added.catch(rejectLead);
    },

    claim: async (channel) => {
      const row = await rows.claimRow(pool, channel, lease);
      return row && table.leadOfRow(row);
    },
    done: async (id, channel) => {
      const next = (state: LeadState) => states.delivered(state, channel, Date.now());
      await settle(id, next, () => [channel]);
    },
    fail: async (id, channel, error, again) => {
      const next = (state: LeadState) => states.failed(state, channel, error, again, Date.now());
      await settle(id, next, () => [channel]);
    },
    resend: (id) => {
      const next = (state: LeadState) => states.dueAgain(state, states.channelsToResend(state), Date.now());
      return settle(id, next, states.channelsToResend);
    },

    list: async () => (await rows.rowsBefore(pool, 'infinity')).map(table.stateOfRow),
    show: async (id) => {
      const row = await rows.readRow(pool, id);
      return row && table.leadOfRow(row);
    },
    forget: async (address) => {
      const mentions = mentionOf(address);
      const all = await rows.rowsBefore(pool, 'infinity');
      return rows.deleteRows(
        pool,
        all.filter((row) => mentions(wordsOf(table.leadOfRow(row).payload))),
      );
    },
    erase: async (time) => {
      const isOld = (row: table.Row) => (states.deliveredAt(table.stateOfRow(row)) ?? Infinity) < time.getTime();
      return rows.deleteRows(pool, (await rows.rowsBefore(pool, time)).filter(isOld));
    },
    counts: async (late) => ({ ...(await rows.countRows(pool, late).catch(rejectLead)), broken: 0 }),
    close: () => pool.end(),
  };
}
