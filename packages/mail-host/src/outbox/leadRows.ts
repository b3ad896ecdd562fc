import { lockFamily, type Row, type Sql } from './leadTable';
import type { Channel } from './outbox';

/** Finds the newest lead with a fingerprint. Other transactions with the same fingerprint wait until this one has ended. */
export async function findRow(sql: Sql, fingerprint: string): Promise<Row | undefined> {
  await sql.query('select pg_advisory_xact_lock($1, hashtext($2))', [lockFamily, fingerprint]);
  const found = 'select * from mail_host_leads where fingerprint = $1 order by time desc limit 1';
  return (await sql.query<Row>(found, [fingerprint])).rows[0];
}

/** Reads a lead's row. With `lock`, no other transaction can change it before this one ends. */
export async function readRow(sql: Sql, id: string, lock: '' | 'for update' = ''): Promise<Row | undefined> {
  return (await sql.query<Row>(`select * from mail_host_leads where id::text = $1 ${lock}`, [id])).rows[0];
}

/** Reserves the first due lead of a channel for some seconds. Other hosts skip a row while one host claims it. */
export async function claimRow(sql: Sql, channel: Channel, seconds: number): Promise<Row | undefined> {
  const now = Date.now();
  const times = [new Date(now), new Date(now + seconds * 1000)].map((time) => time.toISOString());
  const text = `
    update mail_host_leads set claims = claims || jsonb_build_object('${channel}', $2::text) where id = (
      select id from mail_host_leads
      where deliveries->'${channel}'->>'state' = 'waiting' and deliveries->'${channel}'->>'at' <= $1
        and coalesce(claims->>'${channel}', '') <= $1
      order by deliveries->'${channel}'->>'at' limit 1 for update skip locked
    ) returning *`;
  return (await sql.query<Row>(text, times)).rows[0];
}

/** All leads from before a time, the oldest first. */
export const rowsBefore = async (sql: Sql, time: Date | 'infinity'): Promise<Row[]> =>
  (await sql.query<Row>('select * from mail_host_leads where time < $1 order by time, id', [time])).rows;

export async function insertRow(sql: Sql, row: Row): Promise<void> {
  const { id, time, fingerprint, count, deliveries, claims, payload } = row;
  const values = [id, time, fingerprint, count, JSON.stringify(deliveries), JSON.stringify(claims), payload];
  await sql.query('insert into mail_host_leads values ($1, $2, $3, $4, $5, $6, $7)', values);
}

/** Writes the changeable columns of a row. */
export async function updateRow(sql: Sql, { id, count, deliveries, claims }: Row): Promise<void> {
  const values = [id, count, JSON.stringify(deliveries), JSON.stringify(claims)];
  await sql.query('update mail_host_leads set count = $2, deliveries = $3, claims = $4 where id = $1', values);
}

/** Erases leads, and resolves with their number. */
export async function deleteRows(sql: Sql, rows: readonly Row[]): Promise<number> {
  const ids = rows.map(({ id }) => id);
  return (await sql.query('delete from mail_host_leads where id = any($1)', [ids])).rowCount ?? 0;
}

/** Counts the waiting leads, those of them from before a time, and the refused leads. */
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
