import type { EntityOf, RowOf } from '@enlace/shared-contract/resources';
import type { jobs as contract } from '@enlace/shared-contract/work';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { encodeMultipart, toMultipart } from '../../../testing/bodies';
import type { Caller, TestApi } from '../../../testing/build-test-api';
import { shareTestApi } from '../../../testing/shared-api';
import { jobLists } from './job-lists';

type Job = EntityOf<typeof contract>;
type Body = Record<string, unknown>;
interface Answer {
  data: Job;
  code?: string;
  errors?: Record<string, string[]>;
}

describe('jobs are written', () => {
  let api: TestApi;
  let ownCompany: number;
  let others: number;
  const send = async (path: string, body: Body, as: Caller = 'admin') => {
    const answer = await api.post(path, body, as);
    return { status: answer.statusCode, ...answer.json<Answer>() };
  };
  const add = (body: Body, as: Caller = 'admin') =>
    send('/api/addjob', { title: 'Tejedora de datos', company_id: ownCompany, ...body }, as);
  const edit = (id: number, body: Body, as: Caller = 'admin') => send(`/api/editjob?id=${id}`, body, as);
  const isPublic = async (id: number) => (await api.get(`/api/jobs/get/${id}`)).statusCode === 200;

  before(async () => {
    api = await shareTestApi();
    const recruiter = sql`(select id from users where email = 'recruiter@enlace.test')`;
    const { rows } = await sql<{
      id: number;
      is_own: boolean;
    }>`select distinct on (is_own) c.id, is_own from companies c,
      lateral (select exists (select 1 from company_recruiters cr
        where cr.company_id = c.id and cr.user_id = ${recruiter}) as is_own) as x
      where c.deleted_at is null order by is_own, c.id`.execute(api.deps.db);
    ownCompany = rows.find((row) => row.is_own)?.id ?? 0;
    others = rows.find((row) => !row.is_own)?.id ?? 0;
    assert.ok(ownCompany > 0 && others > 0, 'the demo’s recruiter hires for some companies');
  });

  test('and a recruiter lists those of the own companies alone', async () => {
    const companiesFor = async (isOwn: number, viewer?: Caller): Promise<Set<number>> => {
      const answer = await api.get(`/api/jobs/list?is_own=${isOwn}&limit=100`, viewer);
      return new Set(answer.json<{ data: Job[] }>().data.map(({ company }) => company.id));
    };
    const draft = await add({}, 'recruiters');
    assert.equal(draft.status, 201);
    const [ownIds, rest] = [await companiesFor(1, 'recruiters'), await companiesFor(0, 'recruiters')];
    assert.ok(ownIds.has(ownCompany) && !rest.has(ownCompany) && rest.size > 0);
    assert.ok([...ownIds].every((id) => !rest.has(id)));
    assert.equal((await companiesFor(1)).size, 0);
  });

  test('and a recruiter has the jobs that this user has added first, also drafts', async () => {
    const ofTeam = await add({ published_at: new Date().toISOString() });
    const ownDraft = await add({ title: 'Borrador propio' }, 'recruiters');
    const idsFor = async (query: string, viewer: Caller, sort = 'own_first'): Promise<number[]> => {
      const answer = await api.get(`/api/jobs/list?sort=${sort}&order=desc&limit=500&${query}`, viewer);
      assert.equal(answer.statusCode, 200, answer.body);
      return answer.json<{ data: Job[] }>().data.map(({ id }) => id);
    };
    const ids = await idsFor('editable=only', 'recruiters');
    assert.ok(ids.indexOf(ownDraft.data.id) < ids.indexOf(ofTeam.data.id), ids.join());
    const foreign = await add({ company_id: others });
    assert.ok(!ids.includes(foreign.data.id));
    assert.ok(!(await idsFor('', 'recruiters')).includes(foreign.data.id), 'a draft of another company');
    assert.deepEqual(
      await idsFor('', 'admin'),
      await idsFor('', 'admin', 'published_at'),
      'admins have the newest first',
    );
  });

  test('by a form, with all their lists', async () => {
    const attachedLists = Object.fromEntries(Object.keys(jobLists).map((name) => [`attach_${name}`, [1, 2]]));
    const form = toMultipart({
      title: 'Arquitecta de nubes & nieblas',
      company_id: ownCompany,
      summary: 'Sin tormentas',
      description: '<p>Subir.</p><script>alert(1)</script><h2 onclick="x()">Bajar</h2>',
      workplace: 'hybrid',
      applicant_countries: ['MX', 'PE'],
      salary_from: '1000',
      salary_to: 2000,
      currency: 'MXN',
      salary_period: 'month',
      apply_url: 'https://careers.example.com/nubes',
      published_at: '2026-01-02T10:00:00Z',
      closes_at: '2099-01-02T10:00:00-05:00',
      translations: { es: { title: 'Arquitecta', description: '<p>Hola<iframe></iframe></p>' } },
      seo_title: 'Clouds',
      // A marker of the form that is no field.
      apply: '1',
      seniority_levels: [3],
      ...attachedLists,
    });
    const answer = await api.send(
      { method: 'POST', url: '/api/addjob', ...(await encodeMultipart(form)) },
      'recruiters',
    );
    assert.equal(answer.statusCode, 201, answer.body);
    const job = answer.json<Answer>().data;
    for (const field of Object.keys(jobLists) as (keyof typeof jobLists)[])
      assert.deepEqual(
        job[field].map(({ id }) => id),
        [1, 2],
        field,
      );
    assert.equal(job.description, '<p>Subir.</p><h2>Bajar</h2>');
    assert.equal(job.translations?.['es']?.['description'], '<p>Hola</p>');
    const { slug, status, workplace, is_remote, salary_from, closes_at, apply_url } = job;
    assert.deepEqual([slug, status, workplace, is_remote], ['arquitecta-de-nubes-nieblas', 'open', 'hybrid', false]);
    assert.deepEqual([salary_from, closes_at], [1000, '2099-01-02T15:00:00.000Z']);
    assert.deepEqual([apply_url, job.applicant_countries], ['https://careers.example.com/nubes', ['MX', 'PE']]);
    assert.deepEqual(job.abilities, { edit: true, remove: true, hardRemove: false });
    assert.ok(await isPublic(job.id));
  });

  test('by the difference of a list, which can become empty', async () => {
    const { data } = await add({ attach_job_tags: [1, 2, 3], applicant_countries: ['MX'], workplace: 'remote' });
    const editAnswer = await edit(data.id, {
      attach_job_tags: [3, 4],
      detach_job_tags: [1, 9],
      applicant_countries: [],
      salary_from: '',
    });
    assert.deepEqual(
      editAnswer.data.job_tags.map(({ id }) => id),
      [2, 3, 4],
    );
    assert.deepEqual([editAnswer.data.applicant_countries, editAnswer.data.is_remote], [[], true]);
    const wrongPerk = await edit(data.id, { title: 'Half', attach_job_perks: [999_999] });
    assert.deepEqual([wrongPerk.status, Object.keys(wrongPerk.errors ?? {})], [422, ['attach_job_perks']]);
    assert.equal((await edit(data.id, {})).data.title, 'Tejedora de datos');
  });

  test('their state depends on their dates', async () => {
    const { data } = await add({});
    assert.deepEqual([data.status, data.published_at, await isPublic(data.id)], ['draft', null, false]);
    const states = [];
    for (const dates of [
      { published_at: '2026-01-01' },
      { closes_at: '2026-02-01' },
      { published_at: '2099-01-01', closes_at: '' },
      { published_at: '' },
    ])
      states.push((await edit(data.id, dates)).data.status);
    assert.deepEqual(states, ['open', 'closed', 'scheduled', 'draft']);
  });

  test('invalid values are refused on the field', async () => {
    const { data } = await add({ salary_from: 500, published_at: '2026-03-01' });
    for (const [body, field] of [
      [{ salary_to: 100 }, 'salary_to'],
      [{ closes_at: '2026-02-01' }, 'closes_at'],
      [{ company_id: 999_999 }, 'company_id'],
      [{ company_id: '' }, 'company_id'],
      [{ currency: 'pesos' }, 'currency'],
      [{ salary_from: 10.5 }, 'salary_from'],
      [{ apply_url: 'javascript:alert(1)' }, 'apply_url'],
      [{ workplace: 'moon' }, 'workplace'],
      [{ applicant_countries: ['Mexico'] }, 'applicant_countries.0'],
    ] as const) {
      const { status, errors } = await edit(data.id, body);
      assert.deepEqual([status, Object.keys(errors ?? {})], [422, [field]], JSON.stringify(body));
    }
    assert.deepEqual(Object.keys((await send('/api/addjob', {})).errors ?? {}).sort(), ['company_id', 'title']);
  });

  test('recruiters write and read unpublished jobs of own companies', async () => {
    const ownJob = await add({}, 'recruiters');
    assert.equal(ownJob.status, 201);
    const foreignJob = await add({ company_id: others, published_at: '2026-01-01' });
    const draft = await add({ company_id: others });
    const refusal = await add({ company_id: others }, 'recruiters');
    assert.deepEqual([refusal.status, Object.keys(refusal.errors ?? {})], [422, ['company_id']]);
    assert.equal((await edit(ownJob.data.id, { company_id: others }, 'recruiters')).status, 422);
    assert.equal((await edit(ownJob.data.id, { title: 'Mía' }, 'recruiters')).data.title, 'Mía');

    assert.equal((await edit(foreignJob.data.id, { title: 'Robada' }, 'recruiters')).status, 403);
    assert.equal((await send(`/api/deletejob?id=${foreignJob.data.id}`, {}, 'recruiters')).status, 403);
    assert.ok([403, 404].includes((await edit(draft.data.id, { title: 'Robada' }, 'recruiters')).status));
    assert.equal((await api.get(`/api/jobs/get/${draft.data.id}`, 'recruiters')).statusCode, 404);
    const drafts = (await api.get('/api/jobs/list?status=draft', 'recruiters')).json<{
      data: RowOf<typeof contract>[];
    }>();
    assert.ok(drafts.data.some(({ id }) => id === ownJob.data.id));
    assert.ok(drafts.data.every(({ id, abilities }) => id !== draft.data.id && abilities?.edit === true));
    const visibleJob = (await api.get(`/api/jobs/get/${foreignJob.data.id}`, 'recruiters')).json<Answer>().data;
    assert.deepEqual(visibleJob.abilities, { edit: false, remove: false, hardRemove: false });
    assert.equal((await edit(ownJob.data.id, { title: 'x' }, 'latinas')).status, 403);
  });

  test('move to the trash and are restored', async () => {
    const { data } = await add({ published_at: '2026-01-01', attach_job_types: [1] }, 'recruiters');
    assert.equal((await send(`/api/deletejob?id=${data.id}`, {}, 'recruiters')).status, 200);
    assert.equal(await isPublic(data.id), false);
    assert.equal((await api.post(`/api/v2/jobs/${data.id}/restore`, undefined, 'admin')).statusCode, 200);
    const back = (await api.get(`/api/jobs/get/${data.id}`)).json<Answer>().data;
    assert.deepEqual([back.title, back.job_types.length], [data.title, 1]);
  });
});
