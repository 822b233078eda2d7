import {
  changedMembersSchema,
  memberFileAnswerSchema,
  mostTags,
  type TalentPool,
  talentPoolAnswerSchema,
  talentPoolSchema,
  talentPoolsSchema,
  talentTagsSchema,
} from '@enlace/shared-contract/talent-pool';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import type { TestPerson } from '../../../testing/add-person';
import { addPoolMember, wholeProfile } from '../../../testing/stages/recruiting/pool-stage';
import {
  addCompany,
  api,
  insertRecruiter,
  openRecruitingStage,
  type TestCompany,
} from '../../../testing/stages/recruiting/recruiting-stage';

openRecruitingStage();

const addPool = (company: TestCompany, pool: object) =>
  company.recruiter.post('/api/v2/talent-pools', { company_id: company.id, kind: 'static', ...pool });

async function makePool(company: TestCompany, pool: object): Promise<TalentPool> {
  const answer = await addPool(company, pool);
  assert.equal(answer.statusCode, 201, answer.body);
  return talentPoolAnswerSchema.parse(answer.json()).data;
}

const poolsOf = async (reader: TestPerson): Promise<TalentPool[]> =>
  talentPoolsSchema.parse((await reader.get('/api/v2/talent-pools')).json()).data;

const change = async (reader: TestPerson, path: string, body: object) => {
  const answer = await reader.post(path, body);
  assert.equal(answer.statusCode, 200, answer.body);
  return changedMembersSchema.parse(answer.json()).data;
};

const idsIn = async (reader: TestPerson, query: string): Promise<number[]> => {
  const answer = await reader.get(`/api/job_info/talent_pool?per_page=100&${query}`);
  assert.equal(answer.statusCode, 200, answer.body);
  return talentPoolSchema
    .parse(answer.json())
    .data.map(({ id }) => id)
    .toSorted((a, b) => a - b);
};

const tagsOf = async (reader: TestPerson) =>
  talentTagsSchema.parse((await reader.get('/api/v2/talent-tags')).json()).data.map(({ name, count }) => [name, count]);

describe('pools of a company', () => {
  test('have members by hand or by filters; names are unique without case and accents', async () => {
    const company = await addCompany();
    const [ana, bea] = [await addPoolMember(api), await addPoolMember(api)];
    const shortlist = await makePool(company, { name: 'Diseño', description: 'Para enero' });
    const smart = await makePool(company, { kind: 'smart', name: 'Ana', filters: { search: ana.word } });
    assert.deepEqual([shortlist.count, smart.count, smart.can_edit], [0, 1, true]);
    assert.equal((await addPool(company, { name: 'DISENO' })).statusCode, 409);
    assert.equal((await makePool(company, { name: 'Diseño', description: 'Para enero' })).id, shortlist.id);
    assert.equal((await addPool(company, { kind: 'smart', name: 'Sin filtros' })).statusCode, 422);
    const members = `/api/v2/talent-pools/${shortlist.id}/members`;
    const ids = [ana.person.id, bea.person.id];
    const preview = await change(company.recruiter, members, { ids, is_preview: true });
    assert.deepEqual([preview.changed, (await poolsOf(company.recruiter)).map(({ count }) => count)], [2, [1, 0]]);
    assert.deepEqual(await change(company.recruiter, members, { where: { search: ana.word } }), {
      changed: 1,
      unchanged: 0,
      refused: 0,
    });
    const parallelAdds = await Promise.all([1, 2, 3, 4].map(() => change(company.recruiter, members, { ids })));
    assert.equal(
      parallelAdds.reduce((sum, { changed: count }) => sum + count, 0),
      1,
    );
    assert.deepEqual(await idsIn(company.recruiter, `pool_id=${shortlist.id}`), ids);
    assert.deepEqual(await idsIn(company.recruiter, `pool_id=${smart.id}`), [ana.person.id]);
    assert.equal((await company.recruiter.post(`/api/v2/talent-pools/${smart.id}/members`, { ids })).statusCode, 409);
    assert.equal((await company.recruiter.post(members, {})).statusCode, 422);
    await change(company.recruiter, `${members}/remove`, { ids: [ana.person.id] });
    assert.deepEqual(await idsIn(company.recruiter, `pool_id=${shortlist.id}`), [bea.person.id]);
    const path = `/api/v2/talent-pools/${shortlist.id}`;
    assert.equal((await company.recruiter.post(path, { name: 'ana' })).statusCode, 409);
    const editedPool = talentPoolAnswerSchema.parse(
      (await company.recruiter.post(path, { name: 'Diseño UX' })).json(),
    ).data;
    assert.deepEqual([editedPool.name, editedPool.description], ['Diseño UX', 'Para enero']);
    const removal = { data: { count: 1 } };
    assert.deepEqual((await company.recruiter.post(`${path}/remove`, { is_preview: true })).json(), removal);
    assert.deepEqual((await company.recruiter.post(`${path}/remove`, {})).json(), removal);
    assert.equal((await company.recruiter.post(`${path}/remove`, {})).statusCode, 404);
  });

  test('lose a member who leaves the pool until the return, and a member who blocks the company for good', async () => {
    const company = await addCompany();
    const { person, word } = await addPoolMember(api);
    const [byHand, smart] = [
      await makePool(company, { name: 'A mano' }),
      await makePool(company, { kind: 'smart', name: 'Filtros', filters: { search: word } }),
    ];
    const { recruiter } = company;
    const ids = [person.id];
    const countVisible = async () => [
      ...(await poolsOf(recruiter)).map(({ count }) => count),
      (await idsIn(recruiter, `pool_id=${byHand.id}`)).length,
      (await idsIn(recruiter, `pool_id=${smart.id}`)).length,
      (await tagsOf(recruiter)).length,
      (await idsIn(recruiter, 'tags[]=remota')).length,
      (await recruiter.get(`/api/v2/talent-pool/${person.id}/file`)).statusCode,
    ];
    await change(recruiter, `/api/v2/talent-pools/${byHand.id}/members`, { ids });
    await change(recruiter, '/api/v2/talent-tags', { company_id: company.id, name: 'Remota', ids });
    assert.deepEqual(await countVisible(), [1, 1, 1, 1, 1, 1, 200]);
    await person.post('/api/v2/pool-profile', { ...wholeProfile, is_listed: false });
    assert.deepEqual(await countVisible(), [0, 0, 0, 0, 0, 0, 404]);
    for (const path of [
      `/api/v2/talent-pools/${byHand.id}/members`,
      `/api/v2/talent-pools/${byHand.id}/members/remove`,
    ])
      assert.equal((await recruiter.post(path, { ids })).statusCode, 404);
    await person.post('/api/v2/pool-profile', wholeProfile);
    assert.deepEqual(await countVisible(), [1, 1, 1, 1, 1, 1, 200]);
    await person.post('/api/v2/pool-blocks', { company_id: company.id });
    assert.deepEqual(await countVisible(), [0, 0, 0, 0, 0, 0, 404]);
    const smartForAdmin = await api.get(`/api/job_info/talent_pool?pool_id=${smart.id}`, 'admin');
    assert.deepEqual(talentPoolSchema.parse(smartForAdmin.json()).data, []);
    await person.post(`/api/v2/pool-blocks/${company.id}/remove`);
    assert.deepEqual(await countVisible(), [0, 1, 0, 1, 0, 0, 200]);
  });

  test('and tags are those of the own companies, in every call', async () => {
    const [company, other] = [await addCompany(), await addCompany()];
    const both = await insertRecruiter();
    await sql`insert into company_recruiters (company_id, user_id) values (${company.id}, ${both.id}),
      (${other.id}, ${both.id})`.execute(api.deps.db);
    const none = await insertRecruiter();
    const { person } = await addPoolMember(api);
    const ids = [person.id];
    const pool = await makePool(company, { name: 'Datos' });
    const path = `/api/v2/talent-pools/${pool.id}`;
    const tag = { company_id: company.id, name: `Única ${company.id}`, ids };
    await change(company.recruiter, `${path}/members`, { ids });
    await change(company.recruiter, '/api/v2/talent-tags', tag);
    const readsOf = async (reader: TestPerson) => [
      (await poolsOf(reader)).length,
      (await reader.get(`/api/job_info/talent_pool?pool_id=${pool.id}`)).statusCode,
      (await tagsOf(reader)).length,
      (await idsIn(reader, `tags[]=unica+${company.id}`)).length,
    ];
    assert.deepEqual(await readsOf(company.recruiter), [1, 200, 1, 1]);
    assert.deepEqual(await readsOf(both), [1, 200, 1, 1]);
    assert.deepEqual(await readsOf(other.recruiter), [0, 404, 0, 0]);
    assert.deepEqual(await readsOf(none), [0, 404, 0, 0]);
    const fileOf = async (reader: TestPerson) =>
      memberFileAnswerSchema.parse((await reader.get(`/api/v2/talent-pool/${person.id}/file`)).json()).data;
    assert.deepEqual((await fileOf(both)).pools, [{ id: pool.id, name: 'Datos', company: pool.company }]);
    const otherFile = await fileOf(other.recruiter);
    assert.deepEqual([otherFile.pools, otherFile.tags], [[], []]);
    assert.equal((await none.get(`/api/v2/talent-pool/${person.id}/file`)).statusCode, 404);
    for (const stranger of [other.recruiter, none]) {
      for (const [address, body] of [
        [path, { name: 'Mía' }],
        [`${path}/remove`, {}],
        [`${path}/members`, { ids }],
        [`${path}/members/remove`, { ids }],
      ] as const)
        assert.equal((await stranger.post(address, body)).statusCode, 404, address);
      for (const [address, body] of [
        ['/api/v2/talent-pools', { company_id: company.id, kind: 'static', name: 'Mía' }],
        ['/api/v2/talent-tags', tag],
        ['/api/v2/talent-tags/remove', tag],
      ] as const)
        assert.equal((await stranger.post(address, body)).statusCode, 422, address);
    }
    const adminPools = talentPoolsSchema.parse((await api.get('/api/v2/talent-pools', 'admin')).json()).data;
    assert.equal(adminPools.find(({ id }) => id === pool.id)?.count, 1);
    for (const caller of [null, 'latinas'] as const)
      assert.equal((await api.get('/api/v2/talent-pools', caller)).statusCode, caller === null ? 401 : 403);
  });
});

describe('tags of a company', () => {
  test('are one row in parallel, folded, at most twenty on a member, and filter with AND', async () => {
    const company = await addCompany();
    const { recruiter } = company;
    const [ana, bea] = [(await addPoolMember(api)).person.id, (await addPoolMember(api)).person.id];
    const add = (name: string, ids: readonly number[]) =>
      change(recruiter, '/api/v2/talent-tags', { company_id: company.id, name, ids });
    const parallelAdds = await Promise.all(
      ['Sénior', 'senior', 'SENIOR', 'sénior'].map((name) => add(name, [ana, bea])),
    );
    assert.equal(
      parallelAdds.reduce((sum, { changed: count }) => sum + count, 0),
      2,
    );
    await add('remota', [ana]);
    const [first] = await tagsOf(recruiter);
    assert.equal(first?.[1], 2);
    assert.deepEqual(await idsIn(recruiter, 'tags[]=senior'), [ana, bea]);
    assert.deepEqual(await idsIn(recruiter, 'tags[]=senior&tags[]=REMOTA'), [ana]);
    const matches = await recruiter.get(`/api/v2/talent-tags?search=${encodeURIComponent('SÉN')}`);
    assert.equal(talentTagsSchema.parse(matches.json()).data.length, 1);
    for (let number = 3; number <= mostTags; number += 1) await add(`etiqueta ${number}`, [ana]);
    assert.deepEqual(await add('una más', [ana, bea]), { changed: 1, unchanged: 0, refused: 1 });
    const removal = { company_id: company.id, name: 'SENIOR', where: { tags: ['remota'] } };
    assert.deepEqual(await change(recruiter, '/api/v2/talent-tags/remove', removal), {
      changed: 1,
      unchanged: 0,
      refused: 0,
    });
    assert.deepEqual(await idsIn(recruiter, 'tags[]=senior'), [bea]);
    for (const name of ['', 'a,b', 'x'.repeat(41)])
      assert.equal(
        (await recruiter.post('/api/v2/talent-tags', { company_id: company.id, name, ids: [ana] })).statusCode,
        422,
      );
  });
});
