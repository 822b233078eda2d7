import { learningCalls } from '@enlace/shared-contract/learning';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { buildTestApi, type TestApi } from '../testing/build-test-api';
import { loadDemo } from '../testing/load-demo';
import { needsDemo } from './demo';
import { prepareData } from './prepare-data';

const stripe = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_1' };
const now = new Date('2026-11-21T12:00:00Z');

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

  test('has enough rows for several pages', async () => {
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
    for (const [table, wantedCount] of Object.entries(least))
      assert.ok((await count(table)) >= wantedCount, `${table}: ${await count(table)}`);
  });

  test('gives every chapter its own leaders, and continues the ids', async () => {
    const { rows } = await sql`select 1 from chapters c where not exists (select 1 from chapter_leaders l
      join users u on u.id = l.user_id and u.chapter_id = c.id where l.chapter_id = c.id)`.execute(api.deps.db);
    assert.equal(rows.length, 0);
    const addedTag = await sql<{
      id: number;
    }>`insert into tags (name, slug) values ('next', 'next') returning id`.execute(api.deps.db);
    assert.equal(addedTag.rows[0]?.id, 37);
  });

  test('is filled only once, and gets missing essential rows again', async () => {
    const users = await count('users');
    await sql`delete from roles where name = 'investors'`.execute(api.deps.db);
    await prepareData(api.deps.db, { now, logger: api.deps.logger, demo: await loadDemo() });
    assert.deepEqual([await count('users'), await count('roles')], [users, 8]);
  });
});

describe('a production start', () => {
  test('needs no demo data and no stand-in, for any environment variables', () => {
    for (const seeds of [true, false])
      for (const youTubeKey of [null, 'key'])
        assert.equal(needsDemo({ mode: 'production', seeds, youTubeKey, stripe: null }), false);
    const development = { mode: 'development', seeds: false, youTubeKey: 'key', stripe } as const;
    assert.equal(needsDemo(development), false);
    assert.equal(needsDemo({ ...development, youTubeKey: null }), true);
    assert.equal(needsDemo({ ...development, stripe: null }), true);
  });

  test('never loads the demo package, serves no drawn pictures and refuses invented playlists', async () => {
    let loads = 0;
    const api = await buildTestApi({
      env: { mode: 'production', seeds: false },
      loadDemo: () => {
        loads += 1;
        return loadDemo();
      },
    });
    try {
      assert.equal((await api.get('/api/v2/art/people/ana.svg')).statusCode, 404);
      assert.equal((await api.get('/api/v2/art/land.svg')).statusCode, 200);
      const playlistBody = { playlist: 'PLenlace-demo-python', area_id: 1, level: 'beginner', language: 'es' };
      const answer = await api.post(learningCalls.addCourseByPlaylist.path, playlistBody, 'admin');
      assert.equal(answer.statusCode, 503, answer.body);
      assert.equal(loads, 0);
    } finally {
      await api.close();
    }
  });
});
