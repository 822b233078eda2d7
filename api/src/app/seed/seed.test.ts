import { moneyText } from '@enlace/shared-contract';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { buildTestApi, type TestApi } from '../../testing/build-test-api';
import { makeEvents } from './make-events';
import { makeMembers } from './make-members';
import { prepareData } from './seed';

const now = new Date('2026-11-21T12:00:00Z');

describe('the demo community', () => {
  test('is the same for the same day', () => {
    const build = () => makeMembers(500, now, 'hash');
    assert.deepEqual(build(), build());
    assert.deepEqual(makeEvents(50, now, build()), makeEvents(50, now, build()));
  });

  test('moves with the clock', () => {
    const members = makeMembers(200, now, 'hash');
    const later = new Date(now.getTime() + 400 * 86_400_000);
    const coming = (at: Date) =>
      makeEvents(300, at, members).events.filter((event) => (event['starts_at'] as Date) > at);
    assert.ok(coming(now).length > 100 && coming(later).length > 100);
  });

  test('asks for tickets what they cost in the currency of the place', () => {
    const { events } = makeEvents(2000, now, makeMembers(200, now, 'hash'));
    const paid = events.filter(({ price_from }) => Number(price_from) > 0);
    const pricesIn = (code: string) =>
      paid.filter(({ currency }) => currency === code).map(({ price_from }) => moneyText(Number(price_from), code));
    const chilean = pricesIn('CLP');
    assert.ok(chilean.length > 0);
    assert.deepEqual(
      chilean.filter((price) => !['5000', '10000', '15000', '25000'].includes(price)),
      [],
    );
    assert.ok(pricesIn('MXN').every((price) => ['100.00', '200.00', '300.00', '500.00'].includes(price)));
  });

  test('has names that software breaks on, and addresses that nobody owns', () => {
    const members = makeMembers(2000, now, 'hash').map(({ row }) => row);
    const names = members.map(({ first_name, last_name }) => `${String(first_name)} ${String(last_name)}`);
    for (const odd of ["Bernarda O'Higgins", 'Jo Doe & Roe', 'Ana Sá', 'MARTA IBARRA'])
      assert.ok(names.includes(odd), odd);
    assert.ok(names.some((name) => name.length > 60) && names.filter((name) => /[áéíóúãõçñ]/i.test(name)).length > 900);
    assert.ok(members.every(({ email }) => /@(example\.org|enlace\.test)$/.test(String(email))));
    assert.equal(new Set(members.map(({ email }) => String(email).toLowerCase())).size, 2000);
  });
});

describe('the seeded database', () => {
  let api: TestApi;
  before(async () => {
    api = await buildTestApi();
  });
  after(() => api.close());

  const count = async (table: string): Promise<number> => {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
      api.deps.db,
    );
    return rows[0]?.count ?? 0;
  };

  test('is large enough to page through', async () => {
    const least = {
      users: 2000,
      chapters: 60,
      events: 300,
      companies: 150,
      jobs: 500,
      courses: 60,
      news: 160,
      pages: 15,
      countries: 240,
      states: 4000,
      language_proficiency: 700,
      lessons: 400,
      chapter_leaders: 120,
      form_entries: 600,
      registrations: 40,
    };
    for (const [table, wanted] of Object.entries(least))
      assert.ok((await count(table)) >= wanted, `${table}: ${await count(table)}`);
  });

  test('gives every chapter leaders of its own, and ids go on after it', async () => {
    const { rows } = await sql`select 1 from chapters c where not exists (select 1 from chapter_leaders l
      join users u on u.id = l.user_id and u.chapter_id = c.id where l.chapter_id = c.id)`.execute(api.deps.db);
    assert.equal(rows.length, 0);
    const added = await sql<{ id: number }>`insert into tags (name, slug) values ('next', 'next') returning id`.execute(
      api.deps.db,
    );
    assert.equal(added.rows[0]?.id, 37);
  });

  test('is not filled twice, and gets back what every installation needs', async () => {
    const users = await count('users');
    await sql`delete from roles where name = 'investors'`.execute(api.deps.db);
    await prepareData(api.deps.db, { now, logger: api.deps.logger, isDemo: true });
    assert.deepEqual([await count('users'), await count('roles')], [users, 6]);
  });
});
