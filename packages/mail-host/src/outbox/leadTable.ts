import type { Pool, PoolClient } from 'pg';
import type { Channel, Lead, LeadState } from './outbox';

/** A single connection or the pool. */
export type Sql = Pick<Pool | PoolClient, 'query'>;

/** A lead's row. */
export interface Row extends Omit<LeadState, 'time'> {
  time: Date;
  /** The end of a host's claim for each channel, in ISO 8601. After it another host may claim the delivery. */
  claims: Partial<Record<Channel, string>>;
  /** JSON in a text column: PostgreSQL's JSON types accept neither NUL nor half of a surrogate pair. */
  payload: string;
}

/** The first key of our advisory locks: an arbitrary number that no other program uses. */
export const lockFamily = 6_245;

/** Creates the table if it is missing. Hosts that start at the same time do this one after the other. */
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

/** Calls `run` with a connection in a transaction. If it fails, none of its changes stay. */
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
    // After a failure this closes the connection, which rolls back its changes.
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
