import { sql } from 'kysely';
import { pino } from 'pino';

import { openDatabase } from '../infrastructure/db/open-database';

/** Writes pairs in transactions and prints the number of each acknowledged pair, until the process is killed. */
const database = await openDatabase(
  { database: { kind: 'pglite', folder: process.argv[2] ?? null, freeSpaceFloor: 0 }, statementTimeoutMs: 30_000 },
  pino({ level: 'silent' }),
);
await sql`create table if not exists written (number bigint primary key)`.execute(database.db);
await sql`create table if not exists halves (number bigint)`.execute(database.db);
const { rows } = await sql<{ last: number }>`select coalesce(max(number), 0) as last from written`.execute(database.db);

for (let number = (rows[0]?.last ?? 0) + 1; ; number += 1) {
  await database.db.transaction().execute(async (trx) => {
    await sql`insert into halves (number) values (${number})`.execute(trx);
    await sql`insert into written (number) values (${number})`.execute(trx);
    await sql`insert into halves (number) values (${number})`.execute(trx);
  });
  process.stdout.write(`${number}\n`);
}
