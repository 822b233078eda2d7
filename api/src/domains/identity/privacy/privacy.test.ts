import {
  defaultPrivacy,
  type PrivacyLevel,
  privacyLevels,
  type PrivateField,
  privateFields,
} from '@enlace/shared-contract';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { buildTestApi, type Caller, type TestApi } from '../../../testing/build-test-api';
import { maySee, openLevels } from './privacy';

/** The founder of the demo accounts; the other users read this record. */
const founderId = 5;
const viewers: readonly Caller[] = [null, 'latinas', 'allies', 'investors', 'recruiters', 'admin', 'founders'];

/** Callers who may read a level. */
const allowedCallers: Readonly<Record<PrivacyLevel, readonly Caller[]>> = {
  public: viewers,
  members: ['latinas', 'allies', 'investors', 'recruiters', 'admin', 'founders'],
  recruiters: ['recruiters', 'admin', 'founders'],
  only_me: ['admin', 'founders'],
};

type Person = Readonly<Record<string, unknown>>;

interface Call {
  readonly url: string;
  /** The founder's record in the answer. */
  pick(data: never): Person | undefined;
  /** Fields of the answer by the private field that they show. */
  readonly shows: Readonly<Partial<Record<PrivateField, readonly string[]>>>;
}

const card = { headline: ['headline'], avatar: ['avatar'] } as const;
const whole = {
  ...card,
  bio: ['bio'],
  company: ['company'],
  city: ['city'],
  country: ['country', 'country_code'],
  linkedin: ['linkedin'],
  area: ['area'],
} as const;
const isFounder = ({ id }: Person): boolean => id === founderId;
const inList = (list: string) => (data: Readonly<Record<string, readonly Person[]>>) => data[list]?.find(isFounder);

describe('private fields of a person', () => {
  let api: TestApi;
  let calls: readonly Call[];

  before(async () => {
    api = await buildTestApi();
    const { db } = api.deps;
    await sql`update users set headline = 'Her headline', bio = 'Her bio', phone = '+52 555 000 0005',
      company = 'Her company', city = 'Oaxaca de Juárez', country_code = 'MX', linkedin = 'https://linkedin.com/in/her',
      avatar = '{"url":"/her.svg","alt":"Her"}', area_id = 1, seniority_id = 1 where id = ${founderId}`.execute(db);
    await sql`insert into chapter_leaders (chapter_id, user_id) values (1, ${founderId})`.execute(db);
    await sql`insert into company_recruiters (company_id, user_id) values (1, ${founderId})`.execute(db);
    await sql`update event_speakers set user_id = ${founderId}, headline = null
      where id = (select min(id) from event_speakers)`.execute(db);
    await sql`update news set author_id = ${founderId} where id = (select min(id) from news
      where published_at < now() and deleted_at is null)`.execute(db);
    const one = async (query: string): Promise<number> =>
      (await sql<{ id: number }>`${sql.raw(query)}`.execute(db)).rows[0]?.id ?? 0;
    const event = await one(`select event_id as id from event_speakers where user_id = ${founderId}`);
    const article = await one(`select id from news where author_id = ${founderId}`);
    calls = [
      { url: '/api/founders_list', pick: (data: readonly Person[]) => data.find(isFounder), shows: whole },
      { url: `/api/v2/founders/get/${founderId}`, pick: (data: Person) => data, shows: whole },
      { url: '/api/chapters/get/1', pick: inList('chapter_leaders'), shows: card },
      {
        url: '/api/chapters/list',
        pick: (data: readonly (Person & { chapter_leaders: Person[] })[]) =>
          data.find(({ id }) => id === 1)?.chapter_leaders.find(isFounder),
        shows: card,
      },
      {
        url: `/api/events/get/${event}`,
        pick: (data: { speakers: Person[] }) => data.speakers.find(({ user_id }) => user_id === founderId),
        shows: card,
      },
      { url: `/api/news/get/${article}`, pick: (data: { author: Person }) => data.author, shows: card },
      { url: '/api/companies/get/1', pick: inList('company_recruiters'), shows: card },
    ];
  });
  after(() => api.close());

  const choose = (privacy: Readonly<Record<string, string>>) =>
    sql`update users set privacy = ${JSON.stringify(privacy)}::jsonb where id = ${founderId}`.execute(api.deps.db);

  const ask = async (call: Call, viewer: Caller): Promise<Person> => {
    const answer = await api.get(call.url, viewer);
    assert.equal(answer.statusCode, 200, `${call.url} ${answer.body}`);
    if (viewer !== 'admin' && viewer !== 'founders')
      assert.doesNotMatch(answer.body, /founder@enlace\.test|555 000 0005/, `${call.url} as ${viewer}`);
    const person = call.pick(answer.json<{ data: never }>().data);
    assert.ok(person, `${call.url} shows her to ${viewer}`);
    return person;
  };

  for (const level of privacyLevels)
    for (const field of privateFields.filter((name) => name in whole)) {
      const others: PrivacyLevel = level === 'only_me' ? 'public' : 'only_me';
      test(`${field} is visible to ${level}, all other fields to ${others}`, async () => {
        await choose(Object.fromEntries(privateFields.map((name) => [name, name === field ? level : others])));
        for (const call of calls.filter(({ shows }) => field in shows))
          for (const viewer of viewers) {
            const person = await ask(call, viewer);
            for (const [part, names] of Object.entries(call.shows))
              for (const name of names) {
                const isShown = allowedCallers[part === field ? level : others].includes(viewer);
                const isVisible = person[name] !== null && person[name] !== undefined;
                assert.equal(isVisible, isShown, `${call.url}: ${name} as ${String(viewer)}`);
              }
          }
      });
    }

  test('the default levels hide address and phone', async () => {
    await choose({});
    for (const call of calls)
      for (const viewer of viewers) {
        const person = await ask(call, viewer);
        for (const [part, names] of Object.entries(call.shows))
          assert.equal(
            person[names[0] ?? ''] !== null,
            allowedCallers[defaultPrivacy[part as PrivateField]].includes(viewer),
            `${call.url}: ${part} as ${String(viewer)}`,
          );
      }
  });

  test('the user and admins read the whole record, other viewers nothing of it', async () => {
    await choose(Object.fromEntries(privateFields.map((name) => [name, 'only_me'])));
    for (const viewer of viewers) {
      const answer = await api.get(`/api/users/get/${founderId}`, viewer);
      const isAllowedCaller = viewer === 'admin' || viewer === 'founders';
      assert.equal(answer.statusCode, isAllowedCaller ? 200 : viewer === null ? 401 : 403, String(viewer));
      if (!isAllowedCaller) continue;
      const { data } = answer.json<{ data: Person }>();
      assert.deepEqual([data['email'], data['phone']], ['founder@enlace.test', '+52 555 000 0005']);
    }
    for (const viewer of viewers.filter((one) => one !== 'admin'))
      assert.equal((await api.get('/api/users/list', viewer)).statusCode, viewer === null ? 401 : 403);
  });

  test('a hidden country is neither found by a filter nor counted', async () => {
    const isFound = async (viewer: Caller): Promise<boolean> =>
      (await api.get('/api/founders_list?country_code=MX', viewer)).json<{ data: Person[] }>().data.some(isFounder);
    const countRows = async (viewer: Caller): Promise<number> => {
      const answer = await api.post('/api/dashboards/getInfoCountry', undefined, viewer);
      const rows = answer.json<{ data: { country_code: string; total: number }[] }>().data;
      return rows.find(({ country_code }) => country_code === 'MX')?.total ?? 0;
    };
    await choose({ country: 'public' });
    assert.deepEqual([await isFound(null), await isFound('recruiters')], [true, true]);
    const all = await countRows('recruiters');
    await choose({ country: 'recruiters' });
    assert.deepEqual(
      [await isFound(null), await isFound('latinas'), await isFound('recruiters')],
      [false, false, true],
    );
    assert.equal(await countRows('recruiters'), all);
    await choose({ country: 'only_me' });
    assert.equal(await isFound('recruiters'), false);
    assert.equal(await countRows('recruiters'), all - 1);
  });

  test('disabled users and users with a scheduled removal are hidden everywhere', async () => {
    await choose(Object.fromEntries(privateFields.map((name) => [name, 'public'])));
    for (const column of ['disabled_at', 'removal_due_at', 'deleted_at']) {
      await sql`update users set ${sql.ref(column)} = now() where id = ${founderId}`.execute(api.deps.db);
      for (const call of calls) {
        const answer = await api.get(call.url);
        if (answer.statusCode === 404) continue;
        const person = call.pick(answer.json<{ data: never }>().data);
        assert.ok(person === undefined || person === null, `${column}: ${call.url}`);
      }
      await sql`update users set ${sql.ref(column)} = null where id = ${founderId}`.execute(api.deps.db);
    }
  });

  test('updateprivacy sets the named fields only, and answers all levels', async () => {
    await choose({});
    const first = await api.post('/api/updateprivacy', { phone: 'members', bio: 'only_me' }, 'founders');
    assert.deepEqual(first.json<{ data: object }>().data, { ...defaultPrivacy, phone: 'members', bio: 'only_me' });
    const second = await api.post('/back/api/updateprivacy', { bio: 'public' }, 'founders');
    assert.deepEqual(second.json<{ data: object }>().data, { ...defaultPrivacy, phone: 'members', bio: 'public' });
    const me = await api.post('/api/me?with=privacy', undefined, 'founders');
    assert.deepEqual(me.json<{ data: Person }>().data['privacy'], {
      ...defaultPrivacy,
      phone: 'members',
      bio: 'public',
    });
    for (const bad of [{ bio: 'everybody' }, { password: 'public' }, { bio: null }, { privacy: { bio: 'public' } }])
      assert.equal((await api.post('/api/updateprivacy', bad, 'founders')).statusCode, 422, JSON.stringify(bad));
    assert.equal((await api.post('/api/updateprivacy', { bio: 'public' })).statusCode, 401);
  });
});

test('levels by viewer', () => {
  const viewer = (roles: string[], permissions: string[] = []) => ({ id: 1, name: 'Ana', roles, permissions });
  assert.deepEqual(openLevels(null), ['public']);
  assert.deepEqual(openLevels(viewer([])), ['public', 'members']);
  assert.deepEqual(openLevels(viewer(['recruiters'])), ['public', 'members', 'recruiters']);
  assert.deepEqual(openLevels(viewer([], ['users.get'])), privacyLevels);
  assert.deepEqual(
    privacyLevels.map((level) => [
      maySee(null, 1, level),
      maySee(viewer(['admin']), 2, level),
      maySee(viewer([]), 1, level),
    ]),
    [
      [true, true, true],
      [false, true, true],
      [false, true, true],
      [false, true, true],
    ],
  );
});
