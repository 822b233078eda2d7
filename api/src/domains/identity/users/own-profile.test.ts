import { editConflictSchema, versionTag } from '@enlace/shared-contract/admin';
import type { UserRecord } from '@enlace/shared-contract/identity';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { addPerson, type TestPerson } from '../../../testing/add-person';
import { encodeMultipart, toMultipart } from '../../../testing/bodies';
import type { TestApi } from '../../../testing/build-test-api';
import { shareTestApi } from '../../../testing/shared-api';

interface Answer<T> {
  readonly data: T;
  readonly errors?: Readonly<Record<string, string[]>>;
}

describe('the own profile', () => {
  let api: TestApi;
  let member: TestPerson;
  let chapterStatus: string | undefined;
  before(async () => {
    api = await shareTestApi();
    member = await addPerson(api, { roles: ['latinas'] });
    const { rows } = await sql<{ status: string }>`select status from chapters where id = 4`.execute(api.deps.db);
    chapterStatus = rows[0]?.status;
  });
  after(async () => {
    await sql`update chapters set status = ${chapterStatus} where id = 4`.execute(api.deps.db);
    await sql`update chapters set deleted_at = null where id = 5`.execute(api.deps.db);
    await sql`delete from chapter_leaders where user_id = ${member.id}`.execute(api.deps.db);
  });

  const me = async (): Promise<UserRecord> => (await member.post('/api/me')).json<Answer<UserRecord>>().data;
  const send = ({ payload, headers }: { readonly payload: object; readonly headers: object }) =>
    api.send({
      method: 'POST',
      url: `/api/editusers?id=${member.id}`,
      payload,
      headers: { ...headers, authorization: `Bearer ${member.token}` },
    });
  const edit = async (values: Readonly<Record<string, string | readonly number[]>>) =>
    send(await encodeMultipart(toMultipart(values)));
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

  test('has a state of its country, and a title; another country clears the state', async () => {
    const stateIn = async (country: string): Promise<number> =>
      (
        await sql<{ id: number }>`select id from states where country_code = ${country} order by id limit 1`.execute(
          api.deps.db,
        )
      ).rows[0]?.id ?? 0;
    const [inMexico, inPeru] = [String(await stateIn('MX')), String(await stateIn('PE'))];
    assert.equal((await edit({ country_code: 'MX', state_id: inMexico, job_title_id: '1' })).statusCode, 200);
    const user = await me();
    assert.deepEqual([String(user.country_state?.id), user.job_title?.id], [inMexico, 1]);
    const listing = await api.get(`/api/users/list?state_id=${inMexico}&job_title_id=1`, 'admin');
    assert.deepEqual(
      listing.json<{ data: { id: number }[] }>().data.map(({ id }) => id),
      [member.id],
    );
    const otherStates: readonly Readonly<Record<string, string>>[] = [
      { state_id: inPeru },
      { country_code: 'PE', state_id: inMexico },
      { state_id: '999999999' },
    ];
    for (const values of otherStates) {
      const refusal = await edit(values);
      assert.equal(refusal.statusCode, 422, refusal.body);
      assert.deepEqual(refusal.json<Answer<unknown>>().errors, { state_id: ['Choose a state of the chosen country.'] });
    }
    assert.equal((await edit({ country_code: 'PE' })).statusCode, 200);
    assert.equal((await me()).country_state, null);
    assert.equal((await edit({ state_id: inPeru })).statusCode, 200);
    assert.match((await member.post('/api/downloaduserdata')).body, /"state": ?"[^"]+"/);
    assert.equal((await edit({ country_code: '', state_id: inPeru })).statusCode, 422);
    assert.equal((await edit({ country_code: '' })).statusCode, 200);
    assert.equal((await me()).country_state, null);
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
    const sendOver = (payload: object, updatedAt: string) =>
      send({ payload, headers: { 'if-match': versionTag(updatedAt) } });
    assert.equal(
      (await sendOver({ headline: 'Arquitecta', job_attach_job_types: [1] }, first.updated_at)).statusCode,
      200,
    );
    const late = await sendOver({ headline: 'Tejedora' }, first.updated_at);
    assert.equal(late.statusCode, 412, late.body);
    const details = editConflictSchema.parse(late.json<{ details: unknown }>().details);
    assert.deepEqual(details.fields, ['headline']);
    assert.equal(details.changed_by?.id, member.id);
    assert.equal(details.current['headline'], 'Arquitecta');
    assert.equal((await me()).headline, 'Arquitecta');
    assert.equal((await sendOver({ headline: 'Tejedora' }, details.updated_at)).statusCode, 200);
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
    await sql`insert into chapter_leaders (chapter_id, user_id) values (3, ${member.id}), (6, ${member.id})
      on conflict do nothing`.execute(api.deps.db);
    const ledChapters = async () =>
      (
        await sql<{ id: number }>`select chapter_id as id from chapter_leaders where user_id = ${member.id}
          and chapter_id in (3, 6) order by 1`.execute(api.deps.db)
      ).rows.map(({ id }) => id);
    await edit({ chapter_id: '3', city: 'Guadalajara' });
    assert.deepEqual(await ledChapters(), [3, 6]);
    await edit({ chapter_id: '' });
    assert.deepEqual(await ledChapters(), [6]);
    const history = await api.get('/api/v2/chapters/3/revisions', 'admin');
    const [newest] = history.json<{ data: { fields: string[]; actor: { id: number } | null }[] }>().data;
    assert.deepEqual([newest?.fields, newest?.actor?.id], [['chapter_leaders'], member.id], history.body.slice(0, 600));
  });

  test('links and languages are in the archive', async () => {
    const archive = await member.post('/api/downloaduserdata');
    const { data } = archive.json<Answer<Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>>>();
    assert.equal(data['account']?.[0]?.['github'], 'https://github.com/valentina');
    assert.ok(
      data['languages']?.some(({ language }) => language === 'Spanish: native'),
      archive.body.slice(0, 400),
    );
  });
});
