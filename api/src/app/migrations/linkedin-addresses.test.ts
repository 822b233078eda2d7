import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import type { Database } from '../../infrastructure/db/open-database';
import { openTemplate } from '../../testing/open-template';
import { up } from './0022-linkedin-addresses';

let database: Database;
before(async () => {
  database = await openTemplate();
});
after(async () => {
  await database.close();
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
