import {
  poolFields,
  type PoolMember,
  poolMemberAnswerSchema,
  poolProfileAnswerSchema,
  poolViewsSchema,
  talentPoolSchema,
  type TrackingEntry,
  trackingSchema,
} from '@enlace/shared-contract/talent-pool';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import type { TestPerson } from '../../../testing/add-person';
import { mailsTo } from '../../../testing/caught-mails';
import { insertPerson } from '../../../testing/insert-person';
import { addPoolMember, wholeProfile } from '../../../testing/stages/recruiting/pool-stage';
import {
  addCompany,
  addJob,
  api,
  applyFor,
  insertRecruiter,
  openRecruitingStage,
  type TestCompany,
} from '../../../testing/stages/recruiting/recruiting-stage';

openRecruitingStage();

const addMember = (profile: object = wholeProfile) => addPoolMember(api, profile);

const listFor = async (reader: TestPerson, query: string): Promise<PoolMember[]> => {
  const answer = await reader.get(`/api/job_info/talent_pool?${query}`);
  assert.equal(answer.statusCode, 200, answer.body);
  return talentPoolSchema.parse(answer.json()).data;
};

const trackingFor = async (reader: TestPerson, memberId: number): Promise<TrackingEntry[]> => {
  const all = trackingSchema.parse((await reader.get('/api/job_info/tracking_history?per_page=100')).json()).data;
  const ofMember = await reader.get(`/api/job_info/tracking_history_by_id/${memberId}?per_page=100`);
  const entries = trackingSchema.parse(ofMember.json()).data;
  assert.deepEqual(
    entries,
    all.filter(({ member }) => member.id === memberId),
  );
  return entries;
};

const contact = (company: TestCompany, memberId: number, message = '¿Hablamos?') =>
  company.recruiter.post(`/api/v2/talent-pool/${memberId}/contact`, { company_id: company.id, message });

describe('the talent pool', () => {
  test('has no member who has not agreed, and of the others only what they show', async () => {
    const { recruiter } = await addCompany();
    const person = await insertPerson(api);
    const profile = poolProfileAnswerSchema.parse((await person.get('/api/v2/pool-profile')).json()).data;
    assert.deepEqual(
      [profile.is_listed, profile.shows, profile.allows_contact, profile.consented_at],
      [false, [], false, null],
    );
    assert.equal((await recruiter.get(`/api/v2/talent-pool/${person.id}`)).statusCode, 404);
    const { person: shy } = await addMember({ ...wholeProfile, shows: [] });
    const { data } = poolMemberAnswerSchema.parse((await recruiter.get(`/api/v2/talent-pool/${shy.id}`)).json());
    const { id, years, availability, can_contact: canContact, updated_at: _at, ...others } = data;
    assert.deepEqual([id, years, availability, canContact], [shy.id, 4, 'now', true]);
    for (const [name, value] of Object.entries(others))
      assert.ok(value === null || (Array.isArray(value) && value.length === 0), name);
    for (const field of poolFields) {
      const { person: one, word } = await addMember({ ...wholeProfile, shows: [field] });
      const rows = await listFor(recruiter, `search=${word}`);
      assert.equal(rows.length, field === 'headline' ? 1 : 0, field);
      const member = poolMemberAnswerSchema.parse((await recruiter.get(`/api/v2/talent-pool/${one.id}`)).json()).data;
      assert.deepEqual([member.headline === word, member.city === 'Cusco'], [field === 'headline', field === 'place']);
    }
    assert.deepEqual(await listFor(recruiter, `search=${profile.years ?? 'nada-de-nada'}`), []);
  });

  test('is read by recruiters with a company and admins; a blocked company never gets the member, anywhere', async () => {
    const [company, other] = [await addCompany(), await addCompany()];
    const both = await insertRecruiter();
    await sql`insert into company_recruiters (company_id, user_id) values (${company.id}, ${both.id}),
      (${other.id}, ${both.id})`.execute(api.deps.db);
    const [single, stranger] = [await insertRecruiter(), await insertPerson(api)];
    const { person, word } = await addMember();
    const job = await addJob(company);
    const application = await applyFor(job, person);
    await company.recruiter.get(`/api/v2/talent-pool/${person.id}`);
    await contact(company, person.id);
    const seenBy = async (reader: TestPerson): Promise<boolean[]> => [
      (await listFor(reader, `search=${word}`)).length > 0,
      (await reader.get(`/api/v2/talent-pool/${person.id}`)).statusCode === 200,
      (await trackingFor(reader, person.id)).length > 0,
      (await reader.get(`/api/v2/candidates/${application}`)).statusCode === 200,
    ];
    assert.deepEqual(await seenBy(company.recruiter), [true, true, true, true]);
    assert.deepEqual((await seenBy(other.recruiter)).slice(0, 2), [true, true]);
    assert.deepEqual((await seenBy(both)).slice(0, 2), [true, true]);
    assert.deepEqual(await seenBy(single), [false, false, false, false]);
    assert.equal((await stranger.get('/api/job_info/talent_pool')).statusCode, 403);
    for (const _ of [1, 2]) await person.post('/api/v2/pool-blocks', { company_id: company.id });
    assert.deepEqual(await seenBy(company.recruiter), [false, false, false, false]);
    assert.deepEqual((await seenBy(both)).slice(0, 2), [false, false]);
    assert.deepEqual((await seenBy(other.recruiter)).slice(0, 2), [true, true]);
    assert.equal((await api.get(`/api/v2/talent-pool/${person.id}`, 'admin')).statusCode, 200);
    const { rows } = await sql`select state from applications where id = ${application}`.execute(api.deps.db);
    assert.deepEqual(rows, [{ state: 'withdrawn' }]);
    assert.equal((await person.post(`/api/applyjob?job_id=${job}`)).statusCode, 409);
    await person.post(`/api/v2/pool-blocks/${company.id}/remove`);
    assert.deepEqual((await seenBy(company.recruiter)).slice(0, 3), [true, true, true]);
  });

  test('is filtered by skills with AND and OR, years and availability, and hidden fields never match', async () => {
    const { recruiter } = await addCompany();
    const { rows: skills } = await sql<{ id: number }>`select id from job_skills order by id limit 3`.execute(
      api.deps.db,
    );
    const [a, b, c] = skills.map(({ id }) => id);
    const giveSkills = async ({ person }: { person: TestPerson }, ids: readonly (number | undefined)[]) => {
      for (const id of ids)
        await sql`insert into user_job_skills (user_id, job_skill_id) values (${person.id}, ${id})`.execute(
          api.deps.db,
        );
    };
    const members = [
      await addMember(),
      await addMember({ ...wholeProfile, years: 9, availability: 'later' }),
      await addMember({ ...wholeProfile, shows: ['headline'] }),
    ];
    await giveSkills(members[0] ?? assert.fail(), [a, b]);
    await giveSkills(members[1] ?? assert.fail(), [b]);
    await giveSkills(members[2] ?? assert.fail(), [a, b, c]);
    const ids = members.map(({ person }) => person.id);
    const places = async (query: string) =>
      (await listFor(recruiter, `${query}&per_page=100`))
        .map(({ id }) => ids.indexOf(id))
        .filter((at) => at >= 0)
        .toSorted();
    assert.deepEqual(await places(''), [0, 1, 2]);
    assert.deepEqual(await places(`skills[]=${a}&skills[]=${b}`), [0]);
    assert.deepEqual(await places(`skills[]=${a}&skills[]=${b}&skill_mode=or`), [0, 1]);
    assert.deepEqual(await places('years_from=5'), [1]);
    assert.deepEqual(await places('years_to=5'), [0, 2]);
    assert.deepEqual(await places('availability=later'), [1]);
    assert.deepEqual(await places('country_code=PE'), [0, 1]);
    assert.equal((await recruiter.get('/api/job_info/talent_pool?years_from=1.5')).statusCode, 422);
  });

  test('shows a member which companies have looked, once a day', async () => {
    const company = await addCompany();
    const { person } = await addMember();
    for (const _ of [1, 2]) await company.recruiter.get(`/api/v2/talent-pool/${person.id}`);
    await person.get(`/api/v2/talent-pool/${person.id}`);
    const { data } = poolViewsSchema.parse((await person.get('/api/v2/pool-views')).json());
    assert.deepEqual(
      data.map(({ company: { id }, kind }) => [id, kind]),
      [[company.id, 'profile']],
    );
    const [entry] = await trackingFor(company.recruiter, person.id);
    assert.equal(entry?.kind, 'view');
  });

  test('gives the e-mail address only to a company whose message the member has accepted', async () => {
    const [company, other] = [await addCompany(), await addCompany()];
    const { person } = await addMember();
    const emailFor = async ({ recruiter }: TestCompany) =>
      poolMemberAnswerSchema.parse((await recruiter.get(`/api/v2/talent-pool/${person.id}`)).json()).data.email;
    const wrongCompany = await company.recruiter.post(`/api/v2/talent-pool/${person.id}/contact`, {
      company_id: other.id,
      message: 'x',
    });
    assert.equal(wrongCompany.statusCode, 422);
    assert.equal((await contact(company, person.id)).statusCode, 201);
    assert.equal((await contact(company, person.id)).statusCode, 409);
    assert.match((await mailsTo(api, person.email))[0]?.text ?? '', /¿Hablamos\?/);
    assert.equal(await emailFor(company), null);
    const { data } = (await person.get('/api/v2/pool-contacts')).json<{ data: { id: number }[] }>();
    const id = data[0]?.id ?? 0;
    const answerOf = (who: TestPerson, accepts: boolean) => who.post(`/api/v2/pool-contacts/${id}/answer`, { accepts });
    assert.equal((await answerOf(other.recruiter, true)).statusCode, 404);
    for (const _ of [1, 2]) assert.equal((await answerOf(person, true)).statusCode, 200);
    assert.equal((await answerOf(person, false)).statusCode, 409);
    assert.deepEqual([await emailFor(company), await emailFor(other)], [person.email, null]);
    const { data: entries } = poolViewsSchema.parse((await person.get('/api/v2/pool-views')).json());
    assert.ok(entries.some(({ kind, company: { id: at } }) => kind === 'contact' && at === company.id));
  });

  test('takes no message to a member who wants none, or has declined a short time ago', async () => {
    const company = await addCompany();
    const { person: silent } = await addMember({ ...wholeProfile, allows_contact: false });
    assert.equal((await contact(company, silent.id)).statusCode, 409);
    const { person } = await addMember();
    await contact(company, person.id);
    const { data } = (await person.get('/api/v2/pool-contacts')).json<{ data: { id: number }[] }>();
    await person.post(`/api/v2/pool-contacts/${data[0]?.id}/answer`, { accepts: false });
    assert.equal((await contact(company, person.id)).statusCode, 409);
    await sql`update pool_contacts set answered_at = now() - interval '91 days'
      where member_id = ${person.id}`.execute(api.deps.db);
    assert.equal((await contact(company, person.id)).statusCode, 201);
  });

  test('takes one message of a company, however many recruiters write at once', async () => {
    const company = await addCompany();
    const second = await insertRecruiter();
    await sql`insert into company_recruiters (company_id, user_id) values (${company.id}, ${second.id})`.execute(
      api.deps.db,
    );
    const { person } = await addMember();
    const parallelAnswers = await Promise.all(
      [company.recruiter, second, company.recruiter, second].map((recruiter) =>
        contact({ ...company, recruiter }, person.id),
      ),
    );
    assert.deepEqual(parallelAnswers.map(({ statusCode }) => statusCode).toSorted(), [201, 409, 409, 409]);
    assert.equal((await mailsTo(api, person.email)).length, 1);
  });

  test('a blocked company gets no public page of the member either: no page, list, search, card, or founder', async () => {
    const company = await addCompany();
    const other = await addCompany();
    const person = await insertPerson(api, { values: { first_name: 'Illari', last_name: `Q${company.id}x` } });
    await sql`update users set has_page = true where id = ${person.id}`.execute(api.deps.db);
    await sql`insert into chapter_leaders (chapter_id, user_id) values (2, ${person.id})`.execute(api.deps.db);
    await person.post('/api/v2/pool-blocks', { company_id: company.id });
    const isShownTo = async (get: (url: string) => Promise<{ body: string; statusCode: number }>) => {
      const page = await get(`/api/v2/people/get/${person.id}`);
      const bodies = await Promise.all(
        [
          `/api/v2/people/list?search=illari&slug=illari-q${company.id}x-${person.id}`,
          '/api/chapters/get/2',
          `/api/v2/search?q=illari+q${company.id}x&kinds=people`,
        ].map(async (url) => (await get(url)).body.includes(`Q${company.id}x`)),
      );
      return [page.statusCode === 200, ...bodies];
    };
    const everywhere = [true, true, true, true];
    assert.deepEqual(await isShownTo((url) => api.get(url)), everywhere);
    assert.deepEqual(await isShownTo(other.recruiter.get), everywhere);
    assert.deepEqual(await isShownTo((url) => api.get(url, 'admin')), everywhere);
    assert.deepEqual(await isShownTo(company.recruiter.get), [false, false, false, false]);
    const { headers } = await company.recruiter.get('/api/v2/search?q=illari&kinds=people');
    assert.equal(headers['cache-control'], 'private, no-store');
    await sql`delete from chapter_leaders where chapter_id = 2 and user_id = ${person.id}`.execute(api.deps.db);
  });

  test('gives no address to a company that was blocked after its message', async () => {
    const company = await addCompany();
    const { person } = await addMember();
    await contact(company, person.id);
    await person.post('/api/v2/pool-blocks', { company_id: company.id });
    const { data } = (await person.get('/api/v2/pool-contacts')).json<{ data: { id: number }[] }>();
    const answerOf = (accepts: boolean) => person.post(`/api/v2/pool-contacts/${data[0]?.id}/answer`, { accepts });
    assert.equal((await answerOf(true)).statusCode, 409);
    assert.equal((await answerOf(false)).statusCode, 200);
  });
});
