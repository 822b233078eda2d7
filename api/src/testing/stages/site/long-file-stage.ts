import { sql } from 'kysely';

import { csvStream } from '../../../infrastructure/csv/csv';
import { keysetBatches } from '../../../infrastructure/csv/keyset';
import type { TestApi } from '../../build-test-api';

/** Adds a table of so many rows. */
export async function addLongTable({ deps }: TestApi, count: number): Promise<void> {
  await sql`create table generated (id bigint primary key, name text not null)`.execute(deps.db);
  await sql`insert into generated select n, 'Nombre número ' || n || repeat(' y más', 10)
    from generate_series(1, ${count}::int) n`.execute(deps.db);
}

/** A file of that table. */
export function makeLongFile(
  { deps }: TestApi,
  { onRead, onEnd }: { onRead?: () => void; onEnd?: (rows: number, isComplete: boolean) => Promise<void> } = {},
) {
  async function* batches() {
    const read = keysetBatches<{ id: number; name: string }>(async (behind, size) => {
      onRead?.();
      const { rows } = await sql<{ id: number; name: string }>`select id, name from generated
        where id > ${behind} order by id limit ${size}`.execute(deps.db);
      return rows;
    });
    for await (const rows of read) yield rows.map(({ id, name }) => [id, name]);
  }
  return csvStream({ columns: ['id', 'name'], batches: batches(), ...(onEnd === undefined ? {} : { onEnd }) });
}
