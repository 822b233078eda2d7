import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { buildTestApi } from '../../../testing/build-test-api';
import { api, openSearchStage, search } from '../../../testing/stages/site/search-stage';

openSearchStage(() => buildTestApi());

describe('site search', () => {
  test('finds pages by the people on them, until the person leaves', async () => {
    const { db } = api.deps;
    await sql`insert into users (email, first_name, last_name, email_verified_at)
      values ('itzel@search.test', 'Itzelmina', 'Quetzalpapa', now())`.execute(db);
    const person = sql`(select id from users where email = 'itzel@search.test')`;
    await sql`insert into chapter_leaders (chapter_id, user_id) values (1, ${person})`.execute(db);
    await sql`insert into event_speakers (event_id, user_id, name, speaker_role)
      values (1, ${person}, 'Itzelmina Quetzalpapa', 'Talk')`.execute(db);
    await sql`insert into course_instructors (course_id, user_id) values (1, ${person})`.execute(db);
    await sql`update news set author_id = ${person} where id = 1`.execute(db);
    const kindsOf = async (q: string) => {
      const { data, meta } = await search(`q=${q}`);
      return meta.is_near ? [] : data.map(({ kind }) => kind).sort();
    };
    const kinds = ['chapters', 'courses', 'events', 'news'];
    assert.deepEqual(await kindsOf('Itzelmina+Quetzalpapa'), kinds);
    const snippet = (await search('q=itzelmina&kinds=chapters')).data[0]?.hits[0]?.snippet.text;
    assert.match(snippet ?? '', /Itzelmina Quetzalpapa/);
    await sql`update users set first_name = 'Citlamina' where email = 'itzel@search.test'`.execute(db);
    assert.deepEqual(await kindsOf('Citlamina'), kinds);
    assert.deepEqual(await kindsOf('Itzelmina'), []);
    await sql`update users set removal_due_at = now() + interval '3 days' where email = 'itzel@search.test'`.execute(
      db,
    );
    assert.deepEqual(await kindsOf('Citlamina'), []);
    await sql`delete from event_speakers where name = 'Itzelmina Quetzalpapa'`.execute(db);
    await sql`delete from users where email = 'itzel@search.test'`.execute(db);
    assert.deepEqual(await kindsOf('Quetzalpapa'), []);
  });

  test('finds founders by their public fields', async () => {
    const { db } = api.deps;
    const searchTitles = async (word: string) => {
      const { data, meta } = await search(`q=${word}`);
      return meta.is_near ? [] : data.flatMap(({ kind, hits }) => (kind === 'founders' ? hits : []));
    };
    const change = async (set: ReturnType<typeof sql>) => {
      await sql`update users set ${set} where email = 'wara@search.test'`.execute(db);
    };
    await sql`insert into users (email, first_name, last_name, headline, company, email_verified_at)
      values ('wara@search.test', 'Waraqucha', 'Ñuñoa', 'Builds chasquinets', 'Yanantinlab', now())`.execute(db);
    assert.deepEqual(await searchTitles('waraqucha'), []);
    await sql`insert into user_roles (user_id, role_id) select u.id, r.id from users u, roles r
      where u.email = 'wara@search.test' and r.name = 'founders'`.execute(db);
    assert.deepEqual(
      (await searchTitles('waraqucha')).map(({ title, snippet, note }) => [title.text, snippet.text, note]),
      [['Waraqucha Ñuñoa', 'Builds chasquinets', null]],
    );
    assert.deepEqual([(await searchTitles('chasquinets')).length, (await searchTitles('yanantinlab')).length], [1, 0]);
    await change(sql`privacy = '{"headline":"members","company":"public"}'`);
    assert.deepEqual([(await searchTitles('chasquinets')).length, (await searchTitles('yanantinlab')).length], [0, 1]);
    for (const [hide, show] of [
      [sql`disabled_at = now()`, sql`disabled_at = null`],
      [sql`removal_due_at = now() + interval '3 days'`, sql`removal_due_at = null`],
      [sql`email_verified_at = null`, sql`email_verified_at = now()`],
      [sql`deleted_at = now()`, sql`deleted_at = null`],
    ] as const) {
      await change(hide);
      assert.deepEqual(await searchTitles('waraqucha'), []);
      await change(show);
      assert.equal((await searchTitles('waraqucha')).length, 1);
    }
    await sql`delete from user_roles where user_id = (select id from users where email = 'wara@search.test')`.execute(
      db,
    );
    assert.deepEqual(await searchTitles('waraqucha'), []);
    await sql`delete from users where email = 'wara@search.test'`.execute(db);
  });
});
