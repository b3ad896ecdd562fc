import type { Pool, PoolClient } from 'pg';

/** One connection, or any of the pool's. */
export type Sql = Pick<Pool | PoolClient, 'query'>;

/** The number of this host's locks; any would do that no other program uses. */
export const lockFamily = 6_245;

/** Hosts that start at once take turns, or each would make the tables. */
export async function inTurns<T>(pool: Pool, run: () => Promise<T>): Promise<T> {
  const sql = await pool.connect();
  try {
    await sql.query('select pg_advisory_lock($1, 0)', [lockFamily]);
    return await run();
  } finally {
    // Closed, which gives the lock back whatever has happened.
    sql.release(true);
  }
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
    // A connection in which something has failed is closed, which undoes what it did.
    sql.release(failure);
  }
}
