import type { Pool, PoolClient } from 'pg';
import type { Channel, Lead, LeadState } from './outbox';

/** One connection, or any of the pool's. */
export type Sql = Pick<Pool | PoolClient, 'query'>;

/** A lead's row. */
export interface Row extends Omit<LeadState, 'time'> {
  time: Date;
  /** Until when a host has each channel's delivery, as ISO 8601; after that time the host is gone. */
  claims: Partial<Record<Channel, string>>;
  /** As JSON in a text: PostgreSQL's own JSON takes neither NUL nor half a character. */
  payload: string;
}

/** The number of this host's locks; any would do that no other program uses. */
export const lockFamily = 6_245;

/** Makes the table where there is none. Hosts that start together take turns. */
export async function makeLeadTable(pool: Pool): Promise<void> {
  await transaction(pool, async (sql) => {
    await sql.query('select pg_advisory_xact_lock($1, 0)', [lockFamily]);
    await sql.query(`
      create table if not exists mail_host_leads (
        id uuid primary key,
        time timestamptz not null,
        fingerprint text not null,
        count integer not null,
        deliveries jsonb not null,
        claims jsonb not null,
        payload text not null
      );
      create index if not exists mail_host_leads_fingerprint on mail_host_leads (fingerprint, time);
      create index if not exists mail_host_leads_mail on mail_host_leads ((deliveries->'mail'->>'at'))
        where deliveries->'mail'->>'state' = 'waiting';
      create index if not exists mail_host_leads_webhook on mail_host_leads ((deliveries->'webhook'->>'at'))
        where deliveries->'webhook'->>'state' = 'waiting';`);
  });
}

/** Everything that `run` does with its connection is done, or nothing of it. */
export async function transaction<T>(pool: Pool, run: (sql: PoolClient) => Promise<T>): Promise<T> {
  const sql = await pool.connect();
  let failure: Error | undefined;
  try {
    await sql.query('begin');
    const result = await run(sql);
    await sql.query('commit');
    return result;
  } catch (error) {
    failure = error as Error;
    throw error;
  } finally {
    // A connection in which a query has failed is closed, which undoes its changes.
    sql.release(failure);
  }
}

export const stateOfRow = ({ id, time, fingerprint, count, deliveries }: Row): LeadState => ({
  id,
  time: time.toISOString(),
  fingerprint,
  count,
  deliveries,
});

export const leadOfRow = (row: Row): Lead => ({
  ...stateOfRow(row),
  payload: JSON.parse(row.payload) as Lead['payload'],
});
