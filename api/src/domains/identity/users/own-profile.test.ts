import { editConflictSchema, versionTag } from '@enlace/shared-contract/admin';
import type { UserRecord } from '@enlace/shared-contract/identity';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { encodeMultipart, toMultipart } from '../../../testing/bodies';
import { buildTestApi, type TestApi } from '../../../testing/build-test-api';

interface Answer<T> {
  readonly data: T;
  readonly errors?: Readonly<Record<string, string[]>>;
}

const latina = 2;

describe('the own profile', () => {
  let api: TestApi;
  before(async () => {
    api = await buildTestApi();
  });
  after(() => api.close());

  const me = async (): Promise<UserRecord> =>
    (await api.post('/api/me', undefined, 'latinas')).json<Answer<UserRecord>>().data;
  const edit = async (values: Readonly<Record<string, string | readonly number[]>>) =>
    api.send(
      { method: 'POST', url: `/api/editusers?id=${latina}`, ...(await encodeMultipart(toMultipart(values))) },
      'latinas',
    );
  const levelId = async (language: string, level: string): Promise<number> =>
    (
      await sql<{ id: number }>`select id from language_proficiency where language = ${language}
        and level = ${level}`.execute(api.deps.db)
    ).rows[0]?.id ?? 0;

  test('has links and languages, sent as a form', async () => {
    const [native, basic] = [await levelId('es', 'native'), await levelId('qu', 'basic')];
    const answer = await edit({
      website: 'https://valentina.example.org',
      github: 'https://github.com/valentina',
      attach_languages: [native, basic],
    });
    assert.equal(answer.statusCode, 200, answer.body);
    const user = await me();
    assert.equal(user.website, 'https://valentina.example.org');
    assert.equal(user.github, 'https://github.com/valentina');
    assert.deepEqual(user.languages.map(({ language, level }) => `${language} ${level}`).toSorted(), [
      'es native',
      'qu basic',
    ]);
    const refusal = await edit({ website: 'javascript:alert(1)' });
    assert.equal(refusal.statusCode, 422);
    assert.deepEqual(Object.keys(refusal.json<Answer<unknown>>().errors ?? {}), ['website']);
  });

  test('has one level for each language', async () => {
    const [native, basic] = [await levelId('pt', 'native'), await levelId('pt', 'basic')];
    const both = await edit({ attach_languages: [native, basic] });
    assert.equal(both.statusCode, 422, both.body);
    assert.deepEqual(both.json<Answer<unknown>>().errors, { languages: ['Choose one level for each language.'] });
    assert.equal((await edit({ attach_languages: [basic] })).statusCode, 200);
    assert.equal((await edit({ attach_languages: [native] })).statusCode, 422);
    const swap = await edit({ attach_languages: [native], detach_languages: [basic] });
    assert.equal(swap.statusCode, 200, swap.body);
    const { languages } = await me();
    assert.deepEqual(
      languages.filter(({ language }) => language === 'pt').map(({ level }) => level),
      ['native'],
    );
  });

  test('answers the current record when it changed in another tab, and is stored over that one', async () => {
    const first = await me();
    const send = (values: object, updatedAt: string) =>
      api.send(
        {
          method: 'POST',
          url: `/api/editusers?id=${latina}`,
          headers: { 'if-match': versionTag(updatedAt) },
          payload: values,
        },
        'latinas',
      );
    assert.equal((await send({ headline: 'Arquitecta', job_attach_job_types: [1] }, first.updated_at)).statusCode, 200);
    const late = await send({ headline: 'Tejedora' }, first.updated_at);
    assert.equal(late.statusCode, 412, late.body);
    const details = editConflictSchema.parse(late.json<{ details: unknown }>().details);
    assert.deepEqual(details.fields, ['headline']);
    assert.equal(details.changed_by?.id, latina);
    assert.equal(details.current['headline'], 'Arquitecta');
    assert.equal((await me()).headline, 'Arquitecta');
    assert.equal((await send({ headline: 'Tejedora' }, details.updated_at)).statusCode, 200);
    assert.equal((await me()).headline, 'Tejedora');
  });

  test('joins and leaves a chapter', async () => {
    assert.equal((await edit({ chapter_id: '3' })).statusCode, 200);
    assert.equal((await me()).chapter?.id, 3);
    assert.equal((await edit({ chapter_id: '' })).statusCode, 200);
    assert.equal((await me()).chapter, null);
    await sql`update chapters set status = 'paused' where id = 4`.execute(api.deps.db);
    await sql`update chapters set deleted_at = now() where id = 5`.execute(api.deps.db);
    for (const id of ['4', '5', '999999']) {
      const refusal = await edit({ chapter_id: id });
      assert.equal(refusal.statusCode, 422, refusal.body);
      assert.deepEqual(Object.keys(refusal.json<Answer<unknown>>().errors ?? {}), ['chapter_id']);
    }
  });

  test('a leader who leaves the chapter does not lead it any more', async () => {
    await edit({ chapter_id: '3' });
    await sql`insert into chapter_leaders (chapter_id, user_id) values (3, ${latina}), (6, ${latina})
      on conflict do nothing`.execute(api.deps.db);
    const ledChapters = async () =>
      (
        await sql<{ id: number }>`select chapter_id as id from chapter_leaders where user_id = ${latina}
          and chapter_id in (3, 6) order by 1`.execute(api.deps.db)
      ).rows.map(({ id }) => id);
    await edit({ chapter_id: '3', city: 'Guadalajara' });
    assert.deepEqual(await ledChapters(), [3, 6]);
    await edit({ chapter_id: '' });
    assert.deepEqual(await ledChapters(), [6]);
    const history = await api.get('/api/v2/chapters/3/revisions', 'admin');
    const [newest] = history.json<{ data: { fields: string[]; actor: { id: number } | null }[] }>().data;
    assert.deepEqual([newest?.fields, newest?.actor?.id], [['chapter_leaders'], latina], history.body.slice(0, 600));
  });

  test('links and languages are in the archive', async () => {
    const archive = await api.post('/api/downloaduserdata', undefined, 'latinas');
    const { data } = archive.json<Answer<Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>>>();
    assert.equal(data['account']?.[0]?.['github'], 'https://github.com/valentina');
    assert.ok(
      data['languages']?.some(({ language }) => language === 'Spanish: native'),
      archive.body.slice(0, 400),
    );
  });
});
