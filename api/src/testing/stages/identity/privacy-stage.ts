import { privateFields, type PrivacyLevel, type PrivateField } from '@enlace/shared-contract/identity';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { buildTestApi, type Caller, type TestApi } from '../../build-test-api';

/** The founder of the demo accounts; the other users read this record. */
export const founderId = 5;
export const viewers: readonly Caller[] = [null, 'latinas', 'allies', 'investors', 'recruiters', 'admin', 'founders'];

/** Callers who may read a level. */
export const allowedCallers: Readonly<Record<PrivacyLevel, readonly Caller[]>> = {
  public: viewers,
  members: ['latinas', 'allies', 'investors', 'recruiters', 'admin', 'founders'],
  recruiters: ['recruiters', 'admin', 'founders'],
  only_me: ['admin', 'founders'],
};

export type Person = Readonly<Record<string, unknown>>;

interface Call {
  readonly url: string;
  /** The founder's record in the answer. */
  pick(data: never): Person | undefined;
  /** Fields of the answer by the private field that they show. */
  readonly shows: Readonly<Partial<Record<PrivateField, readonly string[]>>>;
}

const card = { headline: ['headline'], avatar: ['avatar'] } as const;
export const whole = {
  ...card,
  bio: ['bio'],
  company: ['company'],
  city: ['city'],
  country: ['country', 'country_code'],
  linkedin: ['linkedin'],
  area: ['area'],
} as const;
export const isFounder = ({ id }: Person): boolean => id === founderId;
const inList = (list: string) => (data: Readonly<Record<string, readonly Person[]>>) => data[list]?.find(isFounder);

export let api: TestApi;
export let calls: readonly Call[];

export const choose = (privacy: Readonly<Record<string, string>>) =>
  sql`update users set privacy = ${JSON.stringify(privacy)}::jsonb where id = ${founderId}`.execute(api.deps.db);

export const ask = async (call: Call, viewer: Caller): Promise<Person> => {
  const answer = await api.get(call.url, viewer);
  assert.equal(answer.statusCode, 200, `${call.url} ${answer.body}`);
  if (viewer !== 'admin' && viewer !== 'founders')
    assert.doesNotMatch(answer.body, /founder@enlace\.test|555 000 0005/, `${call.url} as ${viewer}`);
  const person = call.pick(answer.json<{ data: never }>().data);
  assert.ok(person, `${call.url} shows her to ${viewer}`);
  return person;
};

/** Compares what each viewer sees when one field has a level, and all others the opposite one. */
export function testLevel(level: PrivacyLevel, field: PrivateField): void {
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

/** Private fields that an answer shows. */
export const shownFields = privateFields.filter((name) => name in whole);

/** Opens and closes what the tests need. */
export function openPrivacyStage(): void {
  before(async () => {
    api = await buildTestApi();
    const { db } = api.deps;
    await sql`update users set headline = 'Her headline', bio = 'Her bio', phone = '+52 555 000 0005',
    company = 'Her company', city = 'Oaxaca de Juárez', country_code = 'MX', linkedin = 'https://linkedin.com/in/her',
    avatar = '{"url":"/her.svg","alt":"Her"}', area_id = 1, seniority_id = 1, is_shown_in_chapter = true where id = ${founderId}`.execute(
      db,
    );
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
      { url: `/api/v2/chapter_people/get/${founderId}`, pick: (data: Person) => data, shows: card },
      { url: '/api/companies/get/1', pick: inList('company_recruiters'), shows: card },
    ];
  });
  after(() => api.close());
}
