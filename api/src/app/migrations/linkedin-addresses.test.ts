import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { pino } from 'pino';

import { type Database, openDatabase } from '../../infrastructure/db/open-database';
import { cloneTemplate, type TestDatabase } from '../../testing/template';
import { up } from './0022-linkedin-addresses';

let copy: TestDatabase;
let database: Database;
before(async () => {
  copy = await cloneTemplate();
  database = await openDatabase({ database: copy.settings, statementTimeoutMs: 20_000 }, pino({ level: 'silent' }));
});
after(async () => {
  await database.close();
  await copy.drop();
});

test('addresses of members get one form, and those of other sites are removed', async () => {
  const { db } = database;
  const ana = 'https://www.linkedin.com/in/ana';
  const cases = [
    ['http://linkedin.com/in/ana/', ana],
    ['https://pe.linkedin.com/in/ana?trk=x', ana],
    [ana, ana],
    ['https://linkedin.com.evil.example/in/ana', null],
    ['https://evil.example/ana', null],
  ] as const;
  for (const [index, [linkedin]] of cases.entries())
    await sql`update users set linkedin = ${linkedin} where id = ${index + 1}`.execute(db);
  await up(db);
  const { rows } = await sql<{ linkedin: string | null }>`select linkedin from users
    where id <= ${cases.length} order by id`.execute(db);
  assert.deepEqual(
    rows.map(({ linkedin }) => linkedin),
    cases.map(([, expected]) => expected),
  );
});
