import { lockFamily, type Sql } from './connections';
import type { Channel, Lead, LeadState } from './outbox';

/** A lead's row. `jobs` names the job of the queue by which each channel is delivered; of a lead's jobs only that one counts. */
export interface Row extends Omit<LeadState, 'time'> {
  time: Date;
  jobs: Partial<Record<Channel, string>>;
  /** As JSON in a text: PostgreSQL's own JSON takes neither NUL nor half a character. */
  payload: string;
}

/** Makes the table where there is none. */
export async function makeLeadTable(sql: Sql): Promise<void> {
  await sql.query(`
    create table if not exists mail_host_leads (
      id uuid primary key,
      time timestamptz not null,
      fingerprint text not null,
      count integer not null,
      deliveries jsonb not null,
      jobs jsonb not null,
      payload text not null
    );
    create index if not exists mail_host_leads_fingerprint on mail_host_leads (fingerprint, time);`);
}

export const stateOfRow = ({ id, time, fingerprint, count, deliveries }: Omit<Row, 'payload' | 'jobs'>): LeadState => ({
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

/** The last lead of a payload. Others with the same fingerprint wait until this transaction has ended. */
export async function findRow(sql: Sql, fingerprint: string): Promise<Row | undefined> {
  await sql.query('select pg_advisory_xact_lock($1, hashtext($2))', [lockFamily, fingerprint]);
  const found = 'select * from mail_host_leads where fingerprint = $1 order by time desc limit 1';
  return (await sql.query<Row>(found, [fingerprint])).rows[0];
}

/** A lead's row, which is this transaction's until it ends when `forUpdate` is said. */
export async function readRow(sql: Sql, id: string, forUpdate = false): Promise<Row | undefined> {
  const text = `select * from mail_host_leads where id::text = $1${forUpdate ? ' for update' : ''}`;
  return (await sql.query<Row>(text, [id])).rows[0];
}

export async function insertRow(
  sql: Sql,
  { id, time, fingerprint, count, deliveries, jobs, payload }: Row,
): Promise<void> {
  const values = [id, time, fingerprint, count, JSON.stringify(deliveries), JSON.stringify(jobs), payload];
  await sql.query('insert into mail_host_leads values ($1, $2, $3, $4, $5, $6, $7)', values);
}

/** Writes what can change of a row. */
export async function updateRow(sql: Sql, { id, count, deliveries, jobs }: Omit<Row, 'payload'>): Promise<void> {
  const values = [id, count, JSON.stringify(deliveries), JSON.stringify(jobs)];
  await sql.query('update mail_host_leads set count = $2, deliveries = $3, jobs = $4 where id = $1', values);
}

export async function deleteRows(sql: Sql, ids: readonly string[]): Promise<number> {
  return (await sql.query('delete from mail_host_leads where id = any($1)', [ids])).rowCount ?? 0;
}

/** How many leads wait, wait since before a time, and are refused. */
export async function countRows(sql: Sql, late: Date): Promise<{ waiting: number; late: number; refused: number }> {
  const text = `
    select count(*) filter (where waits)::int as waiting,
      count(*) filter (where waits and time < $1)::int as late,
      count(*) filter (where refused)::int as refused
    from mail_host_leads, lateral (
      select deliveries @? '$.*.state ? (@ == "waiting")' as waits, deliveries @? '$.*.state ? (@ == "refused")' as refused
    ) as states`;
  const { rows } = await sql.query<{ waiting: number; late: number; refused: number }>(text, [late]);
  return rows[0] ?? { waiting: 0, late: 0, refused: 0 };
}
