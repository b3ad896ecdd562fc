import type { Pool, PoolClient } from 'pg';

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
