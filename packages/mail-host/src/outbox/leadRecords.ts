import type { Pool } from 'pg';
import { deliveredAt } from './leadState';
import { countRows, deleteRows, leadOfRow, readRow, type Row, stateOfRow } from './leadTable';
import { mentionOf, wordsOf } from './mentions';
import type { Outbox } from './outbox';

/** What an outbox in PostgreSQL does with leads as records, whatever the queues do. A job of a lead that is gone is dropped when it falls due. */
export function leadRecords(pool: Pool): Pick<Outbox, 'list' | 'show' | 'forget' | 'erase' | 'counts'> {
  const before = async (time: Date | 'infinity'): Promise<Row[]> =>
    (await pool.query<Row>('select * from mail_host_leads where time < $1 order by time, id', [time])).rows;

  async function remove(rows: readonly Row[]): Promise<number> {
    const ids = rows.map(({ id }) => id);
    return ids.length === 0 ? 0 : deleteRows(pool, ids);
  }

  return {
    list: async () => (await before('infinity')).map(stateOfRow),
    show: async (id) => {
      const row = await readRow(pool, id);
      return row && leadOfRow(row);
    },
    forget: async (address) => {
      const mentions = mentionOf(address);
      return remove((await before('infinity')).filter((row) => mentions(wordsOf(leadOfRow(row).payload))));
    },
    erase: async (time) => {
      const isOld = (row: Row) => (deliveredAt(stateOfRow(row)) ?? Infinity) < time.getTime();
      return remove((await before(time)).filter(isOld));
    },
    counts: async (late) => ({ ...(await countRows(pool, late)), broken: 0 }),
  };
}
