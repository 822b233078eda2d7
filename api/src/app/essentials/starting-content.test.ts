import { navigationCall } from '@enlace/shared-contract/editorial';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { pino } from 'pino';

import { buildTestApi, type TestApi } from '../../testing/build-test-api';
import { createEmptyDatabase, type TestDatabase } from '../../testing/template';
import { prepareData } from '../prepare-data';

const password = 'seven blue lanterns';
const email = 'ana@example.org';

describe('a new site without demo data', () => {
  let database: TestDatabase;
  let api: TestApi;
  let token: string;
  const lines: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const open = () => buildTestApi({ database: database.settings, env: { mode: 'production', seeds: false }, logger });
  before(async () => {
    database = await createEmptyDatabase();
    api = await open();
  });
  after(async () => {
    await api.close();
    await database.drop();
  });

  const count = async (from: string): Promise<number> => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.raw(from)}`.execute(
      api.deps.db,
    );
    return Number(rows[0]?.count);
  };
  const asAdmin = (url: string, payload?: object) =>
    api.send({
      method: payload === undefined ? 'GET' : 'POST',
      url,
      headers: { authorization: `Bearer ${token}` },
      ...(payload === undefined ? {} : { payload }),
    });
  const restart = async (): Promise<void> => {
    await api.close();
    lines.splice(0);
    api = await open();
  };

  test('says in its log how to make an administrator, until one can sign in', async () => {
    const isAnnounced = () => lines.some((line) => line.includes('npx enlace admin --email'));
    assert.ok(isAnnounced());
    const { link } = await api.api.appointAdmin({ email });
    await restart();
    assert.ok(isAnnounced(), 'she has not chosen a password yet');
    const pin = new URL(link ?? '').searchParams.get('pin');
    const answer = await api.post('/api/resetPassword', { email, pin, password, c_password: password });
    assert.equal(answer.statusCode, 200, answer.body);
    await restart();
    assert.ok(!isAnnounced());
    const login = await api.post('/api/login', { email, password });
    token = login.json<{ data: { access_token: string } }>().data.access_token;
  });

  test('has roles, packages and lists to begin with', async () => {
    assert.equal(await count('roles'), 8);
    assert.equal(await count(`packages p join roles r on r.id = p.role_id and r.name = 'latinas'`), 5);
    for (const table of ['areas', 'tags', 'categories', 'event_categories', 'perks', 'countries', 'states'])
      assert.ok((await count(table)) >= 8, table);
    for (const table of ['job_skills', 'job_titles', 'job_types', 'seniority_levels', 'language_proficiency'])
      assert.ok((await count(table)) >= 7, table);
    const areas = await api.get('/api/areas/list?lang=es');
    assert.match(areas.body, /Ingeniería de software/);
    for (const table of ['news', 'events', 'chapters', 'companies', 'form_entries'])
      assert.equal(await count(table), 0, table);
  });

  test('shows the rules that registration links to, in three languages', async () => {
    for (const [lang, title] of [
      ['en', 'Code of conduct'],
      ['es', 'Código de conducta'],
      ['pt', 'Código de conduta'],
    ] as const) {
      const answer = await api.get(`/api/v2/pages/by-slug/code-of-conduct?lang=${lang}`);
      assert.equal(answer.statusCode, 200, answer.body);
      const { data } = answer.json<{ data: { title: string; body: string } }>();
      assert.equal(data.title, title);
      assert.match(data.body, /<ul><li>.*<a href="\/report"/);
      assert.doesNotMatch(data.body, /[[\]]/, 'a gap in a published page');
    }
    const links = (await api.get(navigationCall.path)).json<{ data: { slug: string }[] }>().data;
    assert.deepEqual(
      links.map(({ slug }) => slug),
      ['code-of-conduct'],
    );
  });

  test('has terms and accessibility as drafts, which an administrator edits and publishes', async () => {
    for (const slug of ['terms-of-use', 'accessibility']) {
      assert.equal((await api.get(`/api/v2/pages/by-slug/${slug}`)).statusCode, 404);
      const { data } = (await asAdmin(`/api/v2/pages/by-slug/${slug}`)).json<{ data: { id: number; body: string } }>();
      assert.match(data.body, /\[[^\]]+\]/);
      const edit = await asAdmin(`/api/editpage?id=${data.id}`, { body: '<p>Our own words.</p>' });
      assert.equal(edit.statusCode, 200, edit.body);
      const publication = await asAdmin(`/api/v2/pages/${data.id}/publish`, {});
      assert.equal(publication.statusCode, 200, publication.body);
      assert.match((await api.get(`/api/v2/pages/by-slug/${slug}`)).body, /Our own words/);
    }
  });

  test('takes registrations', async () => {
    const person = { email: 'luz@example.org', first_name: 'Luz', last_name: 'Prado' };
    const answer = await api.post('/api/addregister_latina', { ...person, password, c_password: password });
    assert.equal(answer.statusCode, 201, answer.body);
  });

  test('keeps what an administrator has changed or deleted', async () => {
    const { db } = api.deps;
    await sql`delete from pages where slug = 'accessibility'`.execute(db);
    await sql`update pages set deleted_at = now() where slug = 'terms-of-use'`.execute(db);
    await sql`update pages set title = 'House rules' where slug = 'code-of-conduct'`.execute(db);
    await sql`delete from tags`.execute(db);
    await sql`delete from roles where name = 'steward'`.execute(db);
    await sql`delete from areas where slug <> 'data-science'`.execute(db);
    await restart();
    const { rows } = await sql<{ title: string; isLive: boolean }>`select title, deleted_at is null as "isLive"
      from pages order by id`.execute(api.deps.db);
    assert.deepEqual(rows, [
      { title: 'House rules', isLive: true },
      { title: 'Terms of use', isLive: false },
    ]);
    assert.deepEqual([await count('tags'), await count('areas'), await count('roles')], [0, 1, 7]);
  });

  test('gets no content for a list with entries or a page whose address is taken', async () => {
    const { db } = api.deps;
    await sql`delete from starting_contents`.execute(db);
    await prepareData(db, { now: new Date(), logger: api.deps.logger, demo: null });
    assert.deepEqual([await count('areas'), await count('pages'), await count('tags')], [1, 3, 36]);
    assert.equal(await count(`pages where title = 'House rules' and published_at is not null`), 1);
  });
});
