import {
  dashboardCalls,
  type DatasetAnswer,
  datasetAnswerSchema,
  datasetLineSchema,
  datasetsSchema,
  specifiedDatasets,
  viewerKinds,
} from '@enlace/shared-contract/dashboards';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import type { TestPerson } from '../../../testing/add-person';
import type { Caller, TestApi } from '../../../testing/build-test-api';
import { insertPerson } from '../../../testing/insert-person';
import { shareTestApi } from '../../../testing/shared-api';
import { addCompany, openRecruitingStage } from '../../../testing/stages/recruiting/recruiting-stage';
import { datasets } from './datasets';
import { protectedReadLimit } from './protection/read-limit';

let api: TestApi;
openRecruitingStage();
before(async () => {
  api = await shareTestApi();
});

const urlOf = (name: string, query = ''): string => `/api/dashboards/${name}?${query}`;

async function ask(name: string, query: string, caller: Caller | TestPerson): Promise<DatasetAnswer> {
  const url = urlOf(name, query);
  const isRole = caller === null || typeof caller === 'string';
  const answer = isRole ? await api.post(url, undefined, caller) : await caller.post(url);
  assert.equal(answer.statusCode, 200, `${url}: ${answer.body}`);
  return datasetAnswerSchema.parse(answer.json());
}

/** A leader of a new chapter without members. */
async function addLeader(): Promise<{ leader: TestPerson; chapterId: number }> {
  const leader = await insertPerson(api);
  const { rows } = await sql<{ id: number }>`with chapter as (
      insert into chapters (slug, name, city, country_code, timezone)
      values (${`telar-${leader.id}`}, ${`Telar ${leader.id}`}, 'Cusco', 'PE', 'America/Lima') returning id)
    insert into chapter_leaders (chapter_id, user_id) select id, ${leader.id} from chapter returning chapter_id as id`.execute(
    api.deps.db,
  );
  return { leader, chapterId: rows[0]?.id ?? 0 };
}

const bookedTitle = 'Tarde de bordado';

/** Tickets of a new event of some chapters, booked at a time; half of them cancelled since. */
async function addBookings(chapterIds: readonly number[], count: number, at: string, hadTicket = true): Promise<void> {
  await sql`with event as (insert into events (title, slug, starts_at, ends_at, timezone, status)
      values (${bookedTitle}, gen_random_uuid(), '2026-06-01T18:00Z', '2026-06-01T20:00Z', 'America/Lima', 'draft') returning id),
    pairs as (insert into event_chapters (event_id, chapter_id)
      select event.id, chapter from event, unnest(${[...chapterIds]}::bigint[]) as c(chapter))
    insert into attendees (event_id, ticket_id, order_id, first_name, last_name, email, slug, secret, state, had_ticket,
        created_at)
      select event.id, (select min(id) from tickets), (select min(id) from orders), 'Inés', 'Rojas', 'ines@mail.example',
        event.id || '-slug-' || n, event.id || '-secret-' || n,
        case when n % 2 = 0 then 'cancelled' else 'confirmed' end, ${hadTicket}, ${at}::timestamptz
      from event, generate_series(1, ${count}::int) as n`.execute(api.deps.db);
}

async function addFacts(companyId: number, kinds: readonly string[], days: readonly string[]): Promise<void> {
  await sql`insert into dashboard_facts (kind, subject_id, company_id, happened_at)
    select kind, ${companyId}, ${companyId}, day from unnest(${[...kinds]}::text[]) as k(kind),
      unnest(${[...days]}::timestamptz[]) as d(day)`.execute(api.deps.db);
}

const linesOf = (body: string) =>
  body
    .trim()
    .split('\n')
    .map((line) => datasetLineSchema.parse(JSON.parse(line)));

describe('every data set', () => {
  for (const { name, readers, words, by } of datasets)
    test(`${name} answers its readers`, async () => {
      const answer = await ask(name, 'from=2026-01-01&to=2026-03-31&compare=previous&tz=America/Lima', 'admin');
      assert.deepEqual([answer.meta.name, answer.meta.period], [name, { from: '2026-01-01', to: '2026-03-31' }]);
      if (by !== 'none') assert.deepEqual(answer.meta.compare, { from: '2025-10-01', to: '2025-12-31' });
      const others = await api.post(urlOf(name), undefined, 'recruiters');
      assert.equal(others.statusCode, readers.includes('recruiter') ? 200 : 403);
      assert.equal((await api.post(urlOf(name), undefined, 'allies')).statusCode, 403);
      const texts = Object.values(words).map(({ definition }) => definition);
      assert.equal(new Set(texts).size, 3, 'each language has words of its own');
    });

  test('of the specification exists, and others are unknown', async () => {
    const names = datasets.map(({ name }) => name);
    assert.deepEqual(names.slice(0, specifiedDatasets.length), [...specifiedDatasets]);
    assert.equal((await api.post(urlOf('getNothing'), undefined, 'admin')).statusCode, 404);
    assert.equal((await api.post(urlOf('getInfoArea'))).statusCode, 401);
  });
});

describe('the period of a query', () => {
  for (const [query, field, word] of [
    ['from=2026-02-30', 'from', /calendar/],
    ['from=2026-03-02&to=2026-03-01', 'to', /before/],
    ['from=1999-12-31', 'from', /2000/],
    ['tz=Mars/Base', 'tz', /time zone/],
    ['from=2000-01-01&to=2026-01-01&grain=day', 'from', /steps/],
    ['grain=hour', 'grain', /./],
  ] as const)
    test(`is refused: ${query}`, async () => {
      const answer = await api.post(urlOf('getVisitsJobs', query), undefined, 'admin');
      assert.equal(answer.statusCode, 422, answer.body);
      assert.match(answer.json<{ errors: Record<string, string[]> }>().errors[field]?.[0] ?? '', word);
    });

  test('is refused in the language of the caller', async () => {
    const options = { method: 'POST', url: urlOf('getInfoArea', 'from=2026-02-30') } as const;
    const answer = await api.send({ ...options, headers: { 'accept-language': 'es' } }, 'admin');
    assert.match(answer.body, /El calendario no tiene ese día/);
  });
});

describe('the catalogue', () => {
  test('has figures of different numbers', () => {
    for (const kind of viewerKinds) {
      const figures = datasets.filter(({ figure }) => figure[kind] !== undefined);
      // Data sets of the same rows and period differ by their groups, and have the same total.
      const numbers = figures.map(({ source, period, by }) => JSON.stringify([source, by === 'none' ? 'all' : period]));
      assert.equal(new Set(numbers).size, figures.length, `${kind}: ${numbers.join(' ')}`);
    }
  });

  test('has the data sets of a caller, the first figures and own choices', async () => {
    const { recruiter, id } = await addCompany();
    const list = datasetsSchema.parse((await recruiter.get(`${dashboardCalls.listDatasets.path}?lang=pt`)).json());
    assert.deepEqual([list.meta.viewer, list.meta.figures.length], ['recruiter', 6]);
    assert.equal(list.meta.has_single_choice, true);
    assert.deepEqual(
      list.meta.choices.company.map((company) => company.id),
      [id],
    );
    assert.ok(list.data.every(({ name }) => name !== 'getMemberships'));
    assert.equal(list.data.find(({ name }) => name === 'getInfoArea')?.title, 'Participantes por área');
    assert.deepEqual(list.data.find(({ name }) => name === 'getInfoMonth')?.grains, ['month', 'quarter', 'year']);
    const { leader, chapterId } = await addLeader();
    const ownList = datasetsSchema.parse((await leader.get(dashboardCalls.listDatasets.path)).json());
    assert.deepEqual([ownList.meta.viewer, ownList.meta.figures.length], ['leader', 6]);
    assert.deepEqual(
      ownList.meta.choices.chapter.map((chapter) => chapter.id),
      [chapterId],
    );
    const whole = datasetsSchema.parse((await api.get(dashboardCalls.listDatasets.path, 'admin')).json());
    assert.equal(whole.data.length, datasets.length);
    assert.equal(whole.meta.has_single_choice, false);
  });
});

describe('a recruiter', () => {
  test('gets the same number for the same views, however they are asked for', async () => {
    const { id, recruiter } = await addCompany();
    const days = Array.from({ length: 7 }, (_, hour) => `2026-05-04T1${hour}:00:00Z`);
    await addFacts(id, ['company_view'], days);
    const totals = new Set<number | null>();
    for (const query of [
      ...Array.from({ length: 24 }, (_, index) => `from=2026-04-${String(index + 1).padStart(2, '0')}&to=2026-05-31`),
      ...['America/Lima', 'Asia/Kathmandu', 'Pacific/Chatham'].map((tz) => `from=2026-05-01&to=2026-06-03&tz=${tz}`),
      `from=2026-05-01&to=2026-05-20&company[]=${id}`,
    ])
      totals.add((await ask('getVisitCompany', query, recruiter)).meta.total);
    assert.equal(totals.size, 1, [...totals].join());
  });

  test('counts what happened in the own companies: applications exactly, views protected', async () => {
    const [ownCompany, other] = [await addCompany(), await addCompany()];
    const days = ['2025-05-04T10:00Z', '2025-05-05T10:00Z', '2025-05-05T11:00Z'];
    await addFacts(ownCompany.id, ['application', 'company_view'], days);
    await addFacts(other.id, ['application'], days);
    const query = 'from=2025-05-04&to=2025-05-06&grain=day';
    const applications = await ask('getApplications', query, ownCompany.recruiter);
    assert.deepEqual(
      applications.data.map(({ value }) => value),
      [1, 2, 0],
    );
    assert.match(applications.data[1]?.drill ?? '', /history\?kind=application&from=2025-05-05&to=2025-05-05/);
    assert.equal(applications.meta.is_rounded, false);
    const visits = await ask('getVisitCompany', query, ownCompany.recruiter);
    assert.deepEqual([visits.meta.total, visits.meta.empty, visits.meta.last_day], [null, 'hidden', null]);
    assert.ok(visits.data.every(({ value, drill }) => value === null && drill === undefined));
    const exact = await ask('getVisitCompany', `${query}&company[]=${ownCompany.id}`, 'admin');
    assert.deepEqual([exact.meta.total, exact.meta.last_day], [3, '2025-05-05']);
    const answer = await ownCompany.recruiter.post(urlOf('getApplications', `company[]=${other.id}`));
    assert.equal(answer.statusCode, 403);
  });

  test('without a company counts nothing, and members rounded by whole months', async () => {
    const recruiter = await insertPerson(api);
    await sql`insert into user_roles (user_id, role_id) select ${recruiter.id}, id from roles
      where name = 'recruiters'`.execute(api.deps.db);
    const applications = await ask('getApplications', 'from=2010-01-01', recruiter);
    assert.deepEqual([applications.meta.total, applications.meta.empty], [0, 'never']);
    const query = 'from=2026-02-10&to=2026-03-03&country[]=MX&area[]=1&tz=Asia/Kathmandu';
    const { meta, data } = await ask('getInfoSeniority', query, recruiter);
    assert.deepEqual(meta.period, { from: '2026-02-01', to: '2026-03-31' });
    assert.deepEqual([meta.tz, meta.ignored, meta.is_rounded], ['UTC', ['country'], true]);
    assert.ok(data.every(({ value }) => value === null || value % 5 === 0));
  });
});

describe('protected numbers', () => {
  test('apply the first value of a filter, and name the others', async () => {
    const [first, second] = [await addCompany(), await addCompany()];
    await sql`insert into company_recruiters (company_id, user_id) values (${second.id}, ${first.recruiter.id})`.execute(
      api.deps.db,
    );
    const days = Array.from({ length: 12 }, (_, hour) => `2026-05-04T${10 + hour}:00:00Z`);
    await addFacts(second.id, ['company_view', 'application'], days);
    const query = `from=2026-05-01&to=2026-05-31&company[]=${second.id}`;
    const both = `${query}&company[]=${first.id}`;
    for (const [name, one, several, ignoredValues] of [
      ['getVisitCompany', query, both, [{ filter: 'company', values: [first.id] }]],
      ['getInfoSeniority', 'area[]=2', 'area[]=2&area[]=1&area[]=2', [{ filter: 'area', values: [1] }]],
      ['getChapterViews', 'chapter[]=3', 'chapter[]=3&chapter[]=2', [{ filter: 'chapter', values: [2] }]],
    ] as const) {
      const answer = await ask(name, several, first.recruiter);
      assert.deepEqual(answer.meta.ignored_values, ignoredValues);
      assert.deepEqual(answer.data, (await ask(name, one, first.recruiter)).data);
    }
    const exact = await ask('getApplications', both, first.recruiter);
    assert.deepEqual([exact.meta.total, exact.meta.ignored_values], [12, undefined]);
    const file = await first.recruiter.get('/api/v2/dashboards/getInfoSeniority/csv?area[]=2&area[]=1&lang=en');
    assert.match(file.body, /Filters,area: 2\r\nFilters that do not apply,area: 1\r\n/);
  });

  test('are limited within an hour for each reader, and in a batch each fails alone', async () => {
    const { recruiter } = await addCompany();
    while (await api.deps.limits.hasQuota(protectedReadLimit, String(recruiter.id)));
    for (const answer of [
      await recruiter.post(urlOf('getInfoArea', 'lang=es')),
      await recruiter.get('/api/v2/dashboards/getInfoArea/csv?lang=es'),
    ]) {
      assert.equal(answer.statusCode, 429);
      assert.ok(Number(answer.headers['retry-after']) > 60);
      assert.match(answer.json<{ message: string }>().message, /Leíste muchísimas cifras/);
    }
    const names = ['getInfoArea', 'getApplications'];
    const answer = await recruiter.post(dashboardCalls.getDatasets.path, { names, query: {} });
    const lines = linesOf(answer.body);
    assert.deepEqual(Object.fromEntries(lines.map(({ name, status }) => [name, status])), {
      getInfoArea: 429,
      getApplications: 200,
    });
    assert.ok(lines.some((line) => 'error' in line && Number(line.error.retry_after) > 60));
    assert.equal((await api.post(urlOf('getInfoArea'), undefined, 'recruiters')).statusCode, 200);
  });
});

describe('groups of a recruiter', () => {
  test('of a ranking are those with a number: hidden ones look like those without visits', async () => {
    const { id, recruiter } = await addCompany();
    const viewCounts = [30, 20, 4, 3, 1];
    await sql`insert into dashboard_facts (kind, subject_id, company_id, happened_at)
      select 'job_view', 800000 + place, ${id}, '2026-05-04T10:00Z' from unnest(${viewCounts}::integer[]) with ordinality as v(amount, place),
        generate_series(1, v.amount)`.execute(api.deps.db);
    const { data, meta } = await ask('getMostSeen', 'from=2026-05-01&to=2026-05-31', recruiter);
    assert.deepEqual(
      data.map(({ key }) => key),
      ['job:800001', 'job:800002'],
    );
    assert.ok(data.every(({ value }) => Number(value) > 0));
    assert.deepEqual([meta.suppressed, meta.empty], [0, null]);
  });

  test('have no names of chapters that are not published', async () => {
    const { chapterId } = await addLeader();
    await sql`insert into dashboard_facts (kind, subject_id, happened_at)
      select 'chapter_view', ${chapterId}, '2026-05-04T10:00Z' from generate_series(1, 40)`.execute(api.deps.db);
    const labelFor = async (caller: Caller): Promise<string | undefined> => {
      const { data } = await ask('getChapterViews', 'from=2026-05-01&to=2026-05-31&lang=en', caller);
      return data.find(({ key }) => key === String(chapterId))?.label;
    };
    for (const [state, label] of [
      ['published_at = null', 'Removed'],
      ['published_at = now(), deleted_at = now()', 'Removed'],
      ['published_at = now(), deleted_at = null', undefined],
    ] as const) {
      await sql`update chapters set ${sql.raw(state)} where id = ${chapterId}`.execute(api.deps.db);
      const name = await labelFor('admin');
      assert.match(name ?? '', /Telar/);
      assert.equal(await labelFor('recruiters'), label ?? name);
    }
  });
});

describe('a leader of a chapter', () => {
  after(() => sql`delete from events where title = ${bookedTitle}`.execute(api.deps.db));

  test('counts the own chapters only', async () => {
    const { leader, chapterId } = await addLeader();
    const { meta } = await ask('getTotalMembers', '', leader);
    assert.deepEqual([meta.total, meta.empty], [null, 'hidden']);
    assert.equal((await leader.post(urlOf('getVisitsJobs'))).statusCode, 403);
    assert.equal((await leader.post(urlOf('getInfoArea', `chapter[]=${chapterId + 1000}`))).statusCode, 403);
  });

  test('counts the tickets of the own chapters, protected, and one of two chapters once', async () => {
    const [first, other] = [await addLeader(), await addLeader()];
    await sql`insert into chapter_leaders (chapter_id, user_id) values (${other.chapterId}, ${other.leader.id}),
      (${first.chapterId}, ${other.leader.id}) on conflict do nothing`.execute(api.deps.db);
    const query = 'from=2025-03-01&to=2025-06-30&grain=month';
    const [ofOwn, ofOther] = [`${query}&chapter[]=${first.chapterId}`, `${query}&chapter[]=${other.chapterId}`];
    await addBookings([first.chapterId, other.chapterId], 10, '2025-03-10T12:00Z');
    await addBookings([first.chapterId], 4, '2025-04-10T12:00Z');
    await addBookings([first.chapterId], 4, '2025-05-10T12:00Z');
    await addBookings([first.chapterId], 2, '2025-06-10T12:00Z');
    await addBookings([first.chapterId], 40, '2025-04-10T12:00Z', false);
    await addBookings([other.chapterId], 20, '2025-04-10T12:00Z');
    await addBookings([], 50, '2025-04-10T12:00Z');
    const numbersOf = async (text: string, caller: Caller | TestPerson) => {
      const { data, meta } = await ask('getBookings', text, caller);
      return [meta.total, data.map(({ value }) => value), meta.is_rounded, meta.empty];
    };
    assert.deepEqual(await numbersOf(ofOwn, 'admin'), [20, [10, 4, 4, 2], false, null]);
    assert.deepEqual(await numbersOf(ofOther, 'admin'), [30, [10, 20, 0, 0], false, null]);
    const both = `${ofOwn}&chapter[]=${other.chapterId}`;
    assert.deepEqual(await numbersOf(both, 'admin'), [40, [10, 24, 4, 2], false, null]);
    for (const text of [query, ofOwn])
      assert.deepEqual(await numbersOf(text, first.leader), [20, [10, null, null, null], true, null]);
    assert.equal((await first.leader.post(urlOf('getBookings', ofOther))).statusCode, 403);
    // The leader of both: the tickets of April are rounded, the small numbers hidden.
    const { meta, data } = await ask('getBookings', query, other.leader);
    assert.equal(meta.total, 40);
    assert.ok(data.every(({ value, drill }) => (value === null || value % 5 === 0) && drill === undefined));
    assert.deepEqual(
      data.map(({ value }) => value === null),
      [false, false, true, true],
    );
  });

  test('learns why there are no tickets as an admin, and nothing as a leader', async () => {
    const { leader, chapterId } = await addLeader();
    const query = `from=2025-07-01&to=2025-07-31&chapter[]=${chapterId}`;
    const metaFor = async (caller: Caller | TestPerson) => {
      const { meta } = await ask('getBookings', query, caller);
      return [meta.total, meta.empty, meta.last_day];
    };
    assert.deepEqual(await metaFor('admin'), [0, 'filters', null]);
    await addBookings([chapterId], 4, '2025-06-10T12:00Z');
    assert.deepEqual(await metaFor('admin'), [0, 'period', '2025-06-10']);
    assert.deepEqual(await metaFor(leader), [null, 'hidden', null]);
    await addBookings([chapterId], 4, '2025-07-10T12:00Z');
    assert.deepEqual(await metaFor('admin'), [4, null, '2025-07-10']);
    assert.deepEqual(await metaFor(leader), [null, 'hidden', null]);
  });
});

describe('the batch', () => {
  const batch = (names: readonly string[], query: object, caller: Caller) =>
    api.post(dashboardCalls.getDatasets.path, { names, query }, caller);

  test('without names answers all data sets of the caller', async () => {
    const { leader } = await addLeader();
    const callOf = (role: Caller) => ({
      get: (url: string) => api.get(url, role),
      post: (url: string, body: object) => api.post(url, body, role),
    });
    assert.equal((await api.post(dashboardCalls.getDatasets.path, { query: {} }, 'allies')).statusCode, 403);
    for (const caller of [callOf('admin'), callOf('recruiters'), leader]) {
      const catalogue = await caller.get(dashboardCalls.listDatasets.path);
      const answer = await caller.post(dashboardCalls.getDatasets.path, { query: {} });
      assert.equal(answer.statusCode, 200, answer.body);
      const names = catalogue.json<{ data: { name: string }[] }>().data.map(({ name }) => name);
      assert.deepEqual(
        linesOf(answer.body)
          .map(({ name, status }) => `${name} ${status}`)
          .sort(),
        names.map((name) => `${name} 200`).sort(),
      );
    }
  });

  test('answers a line for each data set, and each fails alone', async () => {
    const names = ['getInfoArea', 'getMemberships', 'getNothing', 'getInfoCountry'];
    const answer = await batch(names, { compare: 'year' }, 'recruiters');
    assert.match(String(answer.headers['content-type']), /application\/x-ndjson/);
    assert.equal(answer.headers['content-encoding'], undefined);
    const lines = linesOf(answer.body);
    assert.deepEqual(Object.fromEntries(lines.map(({ name, status }) => [name, status])), {
      getInfoArea: 200,
      getMemberships: 403,
      getNothing: 404,
      getInfoCountry: 200,
    });
    for (const line of lines)
      if ('answer' in line) {
        const single = await ask(line.name, 'compare=year', 'recruiters');
        assert.deepEqual(line.answer.data, single.data);
      } else assert.ok(line.error.message.length > 5);
  });

  test('refuses a bad query as a whole', async () => {
    assert.equal((await batch([], {}, 'admin')).statusCode, 422);
    const answer = await batch(['getInfoArea'], { from: '2026-02-30' }, 'admin');
    assert.equal(answer.statusCode, 422);
    assert.ok(answer.json<{ errors: Record<string, string[]> }>().errors['query.from']);
    assert.equal((await batch(['getInfoArea'], {}, 'allies')).statusCode, 403);
  });
});

describe('the CSV', () => {
  test('has the numbers of the answer, and what they mean', async () => {
    for (const caller of ['admin', 'recruiters'] as const) {
      const query = 'from=2026-01-01&to=2026-03-31&compare=previous&lang=es';
      const file = await api.get(`/api/v2/dashboards/getInfoCountry/csv?${query}`, caller);
      assert.match(String(file.headers['content-type']), /text\/csv/);
      const lines = file.body.replace('\uFEFF', '').split('\r\n');
      assert.equal(lines[0], 'Clave,Grupo,Número,Número comparado');
      const { data } = await ask('getInfoCountry', query, caller);
      assert.deepEqual(
        lines.slice(1, data.length + 1).map((line) => line.split(',').slice(-2)),
        data.map(({ value, prev }) => [value ?? 'oculto', prev ?? 'oculto'].map(String)),
      );
      assert.ok(lines.includes('Título,Integrantes por país'));
      assert.equal(file.body.includes('Redondeado de a cinco'), caller === 'recruiters');
    }
  });
});
