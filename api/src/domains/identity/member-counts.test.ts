import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { type TestApi } from '../../testing/build-test-api';
import { shareTestApi } from '../../testing/shared-api';
import { addUpMemberCounts } from './member-counts';

describe('the kept numbers of members', () => {
  let api: TestApi;
  before(async () => {
    api = await shareTestApi();
  });

  const run = (statement: string) => sql.raw(statement).execute(api.deps.db);

  const readCounts = async (): Promise<Record<string, number>> => {
    const { rows } = await sql<{ name: string; amount: number }>`select kind || ' ' || ref_id as name,
      sum(amount)::int as amount from member_counts group by kind, ref_id having sum(amount) <> 0 order by 1`.execute(
      api.deps.db,
    );
    return Object.fromEntries(rows.map(({ name, amount }) => [name, amount]));
  };

  /** Compares the kept counts with counts of all rows. */
  const requireRight = async (change: string): Promise<void> => {
    const keptCounts = await readCounts();
    await api.deps.db.transaction().execute(async (trx) => {
      await sql`create temporary table kept_before on commit drop as select * from member_counts`.execute(trx);
      await sql`select member_counts_compute()`.execute(trx);
      const { rows } = await sql<{ name: string; amount: number }>`select kind || ' ' || ref_id as name,
        amount::int as amount from member_counts where amount <> 0 order by 1`.execute(trx);
      assert.deepEqual(keptCounts, Object.fromEntries(rows.map(({ name, amount }) => [name, amount])), change);
      await sql`delete from member_counts`.execute(trx);
      await sql`insert into member_counts select * from kept_before`.execute(trx);
    });
  };

  const person = `(select id from users where email = 'counted@example.org')`;
  const changes: readonly (readonly [what: string, statement: string])[] = [
    ['the demo community', 'select 1'],
    [
      'a new account',
      `insert into users (email, first_name, last_name, chapter_id, area_id)
        values ('counted@example.org', 'Ana', 'Contada', 5, 3)`,
    ],
    ['an open registration', `insert into registrations (user_id, kind) values (${person}, 'latina')`],
    ['a role', `insert into user_roles (user_id, role_id) values (${person}, 2), (${person}, 4)`],
    ['another chapter before the address is verified', `update users set chapter_id = 6 where id = ${person}`],
    ['a verified address', `update users set email_verified_at = now() where id = ${person}`],
    ['the end of the registration', `delete from registrations where user_id = ${person}`],
    ['another chapter and no area', `update users set chapter_id = 7, area_id = null where id = ${person}`],
    ['a change of other columns', `update users set headline = 'Data' where id = ${person}`],
    ['a role less', `delete from user_roles where user_id = ${person} and role_id = 4`],
    ['the trash', `update users set deleted_at = now() where id = ${person}`],
    ['the way back', `update users set deleted_at = null where id = ${person}`],
    ['many changes at once', `update users set chapter_id = 1 + id % 60, area_id = 1 + id % 18 where id % 3 = 0`],
    ['an unverified account again', `update users set email_verified_at = null where id = ${person}`],
    ['a registration again', `insert into registrations (user_id, kind) values (${person}, 'latina')`],
    ['the deletion', `delete from users where id = ${person}`],
    ['the deletion of many', `delete from users where id % 50 = 7 and id > 100`],
  ];

  for (const [what, statement] of changes)
    test(`follow ${what}`, async () => {
      await run(statement);
      await requireRight(what);
    });

  test('stay the same when their changes are added up', async () => {
    const keptCounts = await readCounts();
    await addUpMemberCounts(api.deps.db);
    assert.deepEqual(await readCounts(), keptCounts);
    const { rows } = await sql<{ most: number }>`select max(count)::int as most from
      (select count(*) as count from member_counts group by kind, ref_id) as counts`.execute(api.deps.db);
    assert.equal(rows[0]?.most, 1);
  });
});
