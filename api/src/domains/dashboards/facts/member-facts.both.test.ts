import { defaultPrivacy, levelsOpenTo, privacyLevels } from '@enlace/shared-contract/identity';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import type { Db } from '../../../infrastructure/db/database';
import { createRandom, type Random } from '../../../infrastructure/random/random';
import type { TestApi } from '../../../testing/build-test-api';
import { insertPerson } from '../../../testing/insert-person';
import { shareTestApi } from '../../../testing/shared-api';

let api: TestApi;
before(async () => {
  api = await shareTestApi();
});

const run = (statement: string) => sql.raw(statement).execute(api.deps.db);

async function factsOf(userId: number, db = api.deps.db) {
  return db.selectFrom('member_facts').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Does work in a transaction that changes nothing in the end. */
async function runAndUndo(work: (trx: Db) => Promise<void>): Promise<void> {
  const end = new Error('rolled back');
  const attempt = api.deps.db.transaction().execute(async (trx) => {
    await work(trx);
    throw end;
  });
  await assert.rejects(attempt, end);
}

/** Members among these whose facts differ from the definition. */
async function driftedOf(ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select user_id as id from drifted_member_facts
    where user_id = any(${[...ids]}::bigint[])`.execute(api.deps.db);
  return rows.map(({ id }) => id);
}

const writes: readonly ((ids: string, random: Random) => string)[] = [
  (ids, random) =>
    `update users set area_id = ${random.int(1, 9)}, chapter_id = ${random.int(1, 50)} where id in (${ids})`,
  (ids) => `update users set state_id = (select min(id) from states where country_code = 'PE'), country_code = 'PE',
    job_title_id = (select max(id) from job_titles), seniority_id = null where id in (${ids})`,
  (ids, random) => `update users set privacy = '{"city": "${random.pick(privacyLevels)}"}' where id in (${ids})`,
  (ids, random) => `update users set deleted_at = ${random.pick(['now()', 'null'])} where id in (${ids})`,
  (ids, random) => `update users set disabled_at = ${random.pick(['now()', 'null'])} where id in (${ids})`,
  (ids, random) => `update users set email_verified_at = ${random.pick(['now()', 'null'])} where id in (${ids})`,
  (ids) => `update users set bio = 'Teje.' where id in (${ids})`,
  (ids) => `insert into registrations (user_id, kind) select id, 'latina' from users where id in (${ids})
    on conflict do nothing`,
  (ids) => `delete from registrations where user_id in (${ids})`,
  (ids) => `insert into user_roles (user_id, role_id) select u.id, r.id from users u, roles r
    where u.id in (${ids}) and r.name = 'latinas' on conflict do nothing`,
  (ids) => `delete from user_roles where user_id in (${ids})`,
  (ids, random) => `insert into user_job_types (user_id, job_type_id) select u.id, t.id from users u, job_types t
    where u.id in (${ids}) and t.id % 3 = ${random.int(0, 2)} on conflict do nothing`,
  (ids) => `delete from user_job_types where user_id in (${ids}) and job_type_id % 2 = 0`,
  (
    ids,
  ) => `insert into memberships (user_id, state, package_id) select u.id, 'active', (select min(p.id) from packages p
    join roles r on r.id = p.role_id and r.name = 'latinas' where p.price > 0) from users u where u.id in (${ids})
    on conflict (user_id) do update set state = 'active', package_id = excluded.package_id`,
  (ids, random) =>
    `update memberships set state = '${random.pick(['past_due', 'canceled'])}', failed_at = now(),
      period_end = now() + interval '1 day' where user_id in (${ids})`,
  (ids) => `delete from memberships where user_id in (${ids})`,
  (ids, random) => `insert into pool_members (user_id, is_listed, years, updated_at)
    select id, true, ${random.int(0, 40)}, now() from users where id in (${ids})
    on conflict (user_id) do update set years = excluded.years, is_listed = not pool_members.is_listed`,
  (ids) => `delete from pool_members where user_id in (${ids})`,
];

describe('the facts of members', () => {
  test('equal their one definition after any writes', async () => {
    const seed = Number(process.env['FACTS_SEED'] ?? 20_261_130);
    const random = createRandom(seed);
    const ids: number[] = [];
    for (let index = 0; index < 6; index += 1) ids.push((await insertPerson(api)).id);
    for (let round = 0; round < 90; round += 1) {
      const chosenIds = random.sample(ids, random.int(1, 4)).join(',');
      const statement = random.pick(writes)(chosenIds, random);
      await run(statement);
      if (round % 10 === 9) assert.deepEqual(await driftedOf(ids), [], `seed ${seed}, round ${round}: ${statement}`);
    }
    await run(`delete from users where id in (${ids.join(',')})`);
    const { rows } = await sql`select 1 from member_facts where user_id = any(${ids}::bigint[])`.execute(api.deps.db);
    assert.equal(rows.length, 0);
  });

  test('follow a role and a package that change', async () => {
    const { id } = await insertPerson(api);
    await run(`insert into user_roles (user_id, role_id) select ${id}, id from roles where name = 'latinas'`);
    await run(`insert into memberships (user_id, state, comp_package_id, comp_until) select ${id}, 'none', min(p.id),
      now() + interval '1 day' from packages p join roles r on r.id = p.role_id and r.name = 'latinas' where p.price > 0`);
    const first = await factsOf(id);
    assert.deepEqual([first?.is_latina, first?.is_premium], [true, true]);
    await runAndUndo(async (trx) => {
      await sql`update packages set price = 0 where id in (select comp_package_id from memberships
        where user_id = ${id})`.execute(trx);
      await sql`update roles set name = 'weavers' where name = 'latinas'`.execute(trx);
      const facts = await factsOf(id, trx);
      assert.deepEqual([facts?.is_latina, facts?.is_premium], [false, false]);
    });
    await run(`update memberships set comp_until = now() - interval '1 second' where user_id = ${id}`);
    assert.equal((await factsOf(id))?.is_premium, false);
  });

  test('name the columns that recruiters may not read', async () => {
    const { id } = await insertPerson(api);
    const fields = {
      country: 'country_code',
      area: 'area_id',
      chapter: 'chapter_id',
      seniority: 'seniority_id',
      headline: 'job_title_id',
      job_types: 'job_type_ids',
      city: 'state_id',
    } as const;
    await run(`insert into pool_members (user_id, is_listed, updated_at) values (${id}, true, now())`);
    const names = Object.keys(fields) as (keyof typeof fields)[];
    const readHidden = async () => [...((await factsOf(id))?.hides ?? [])].sort();
    const isOpen = (level: string) => levelsOpenTo.recruiter.some((one) => one === level);
    assert.deepEqual(
      await readHidden(),
      names
        .filter((name) => !isOpen(defaultPrivacy[name]))
        .map((name) => fields[name])
        .sort(),
    );
    for (const level of privacyLevels) {
      const privacy = JSON.stringify(Object.fromEntries(names.map((name) => [name, level])));
      await run(`update users set privacy = '${privacy}' where id = ${id}`);
      assert.deepEqual(await readHidden(), isOpen(level) ? [] : Object.values(fields).sort(), level);
    }
    await run(`update users set privacy = '{"country": "only_me"}' where id = ${id}`);
    assert.deepEqual(await readHidden(), ['country_code', 'state_id']);
    await run(`update users set privacy = '{}' where id = ${id}`);
    await run(`update pool_members set is_listed = false where user_id = ${id}`);
    assert.deepEqual(await readHidden(), ['years']);
    await run(`update users set disabled_at = now() where id = ${id}`);
    assert.deepEqual(await readHidden(), [...Object.values(fields), 'years'].sort());
  });
});
