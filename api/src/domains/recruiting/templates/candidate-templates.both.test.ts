import {
  type CandidateTemplate,
  candidateTemplateAnswerSchema,
  candidateTemplatesSchema,
  movedCandidatesSchema,
  myApplicationAnswerSchema,
} from '@enlace/shared-contract/recruiting';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import type { TestPerson } from '../../../testing/add-person';
import { mailsTo } from '../../../testing/caught-mails';
import { insertPerson } from '../../../testing/insert-person';
import {
  addApplication,
  addCompany,
  addJob,
  api,
  applyFor,
  candidateOf,
  endTakeBackTime,
  insertRecruiter,
  move,
  openRecruitingStage,
} from '../../../testing/stages/recruiting/recruiting-stage';
import { fillMessage, unknownWordsOf } from './message-words';

openRecruitingStage();

const path = '/api/v2/candidate-templates';

const firstTalk = {
  kind: 'interview',
  name: 'Primera charla',
  texts: {
    es: 'Hola {name}: hablemos de {job}. {recruiter}, {company}',
    pt: 'Oi {name}, vamos conversar sobre {job}.',
  },
};

async function addTemplate(recruiter: TestPerson, companyId: number, values: object = {}): Promise<CandidateTemplate> {
  const answer = await recruiter.post(path, { company_id: companyId, ...firstTalk, ...values });
  assert.equal(answer.statusCode, 201, answer.body);
  return candidateTemplateAnswerSchema.parse(answer.json()).data;
}

const faultsOf = (answer: { readonly statusCode: number; json(): unknown }): string[] => {
  assert.equal(answer.statusCode, 422);
  return Object.keys((answer.json() as { errors: object }).errors);
};

const setLocale = (person: TestPerson, locale: string) =>
  sql`update users set locale = ${locale} where id = ${person.id}`.execute(api.deps.db);

const messagesOf = async (member: TestPerson, id: number): Promise<string[]> => {
  const answer = await member.get(`/api/v2/my-applications/${id}`);
  return myApplicationAnswerSchema.parse(answer.json()).data.messages.map(({ text }) => text);
};

describe('templates of messages', () => {
  test('belong to a company: its recruiters and admins list, add, edit and remove them', async () => {
    const company = await addCompany();
    const other = await addCompany();
    const stranger = await insertRecruiter();
    const template = await addTemplate(company.recruiter, company.id);
    assert.deepEqual([template.fallback, template.texts.en, template.version], ['es', null, 1]);
    const edit = { ...firstTalk, version: 1, name: 'Otra' };
    for (const caller of [other.recruiter, stranger]) {
      assert.equal((await caller.post(path, { company_id: company.id, ...firstTalk })).statusCode, 404);
      assert.equal((await caller.post(`${path}/${template.id}`, edit)).statusCode, 404);
      assert.equal((await caller.post(`${path}/${template.id}/remove`)).statusCode, 404);
      const { data } = candidateTemplatesSchema.parse((await caller.get(`${path}?company_id=${company.id}`)).json());
      assert.deepEqual(data, []);
    }
    const member = await insertPerson(api);
    for (const url of [path, `${path}/${template.id}`, `${path}/${template.id}/remove`])
      assert.equal((await member.post(url, edit)).statusCode, 403);
    assert.equal((await api.get(path)).statusCode, 401);
    const list = async (query = '') =>
      candidateTemplatesSchema.parse((await company.recruiter.get(`${path}${query}`)).json()).data.map(({ id }) => id);
    assert.deepEqual(
      [await list(), await list('?kind=interview'), await list('?kind=offer')],
      [[template.id], [template.id], []],
    );
    assert.equal((await api.post(`${path}/${template.id}`, edit, 'admin')).statusCode, 200);
    assert.equal((await company.recruiter.post(`${path}/${template.id}`, edit)).statusCode, 200);
    const late = await company.recruiter.post(`${path}/${template.id}`, { ...edit, name: 'Tercera' });
    assert.deepEqual([late.statusCode, late.json<{ details: object }>().details], [409, { version: 2 }]);
    assert.equal((await company.recruiter.post(`${path}/${template.id}/remove`)).statusCode, 200);
    assert.deepEqual(await list(), []);
    assert.equal((await company.recruiter.post(`${path}/${template.id}/remove`)).statusCode, 404);
  });

  test('have words at the faulty fields, and one name for each move', async () => {
    const { id: companyId, recruiter } = await addCompany();
    const add = (values: object) => recruiter.post(path, { company_id: companyId, ...firstTalk, ...values });
    assert.deepEqual(faultsOf(await add({ texts: { es: 'Hola {nombre} {name}' } })), ['texts.es']);
    assert.deepEqual(faultsOf(await add({ texts: { es: ' ' } })), ['texts']);
    assert.deepEqual(faultsOf(await add({ texts: { es: 'a'.repeat(4001) } })), ['texts.es']);
    assert.deepEqual(faultsOf(await add({ kind: 'view' })), ['kind']);
    const first = await addTemplate(recruiter, companyId);
    // The same again, after an answer that was lost, is the stored one; another text is not.
    assert.equal((await addTemplate(recruiter, companyId)).id, first.id);
    assert.deepEqual(faultsOf(await add({ texts: { es: 'Otra' } })), ['name']);
    const second = await addTemplate(recruiter, companyId, { name: 'Dos' });
    assert.deepEqual(faultsOf(await recruiter.post(`${path}/${second.id}`, { ...firstTalk, version: 1 })), ['name']);
    await addTemplate(recruiter, companyId, { kind: 'offer' });
    assert.equal(first.name, 'Primera charla');
  });

  test('placeholders are filled once', () => {
    const facts = { name: '{job} $&', job: 'Tejedora', company: 'Telares', recruiter: 'Rosa' };
    assert.equal(fillMessage('{name}, {job} {x} { job }', facts), '{job} $&, Tejedora {x} { job }');
    assert.deepEqual(unknownWordsOf('{name} {x} {x} { job } {}'), ['x', ' job ', '']);
  });

  test('each member gets the own language, in the mail, in the application and in the history', async () => {
    const company = await addCompany();
    const job = await addJob(company);
    const people = [await insertPerson(api), await insertPerson(api), await insertPerson(api)];
    const ids: number[] = [];
    for (const [index, person] of people.entries()) {
      await setLocale(person, ['es', 'pt', 'en'][index] ?? '');
      ids.push(await applyFor(job, person));
    }
    const template = await addTemplate(company.recruiter, company.id);
    const body = { move: 'interview', ids, template_id: template.id };
    const preview = movedCandidatesSchema.parse((await move(company.recruiter, { ...body, is_preview: true })).json());
    assert.deepEqual(
      preview.data.moved.map(({ message }) => message?.locale),
      ['es', 'pt', 'es'],
    );
    assert.match(preview.data.moved[1]?.message?.text ?? '', /^Oi .+, vamos conversar sobre Tejedora de datos\.$/);
    assert.equal((await move(company.recruiter, body)).statusCode, 200);
    const [first, firstId] = [people[0], ids[0]];
    assert.ok(first !== undefined && firstId !== undefined);
    // It is not known to the member while it can be taken back.
    assert.deepEqual(await messagesOf(first, firstId), []);
    for (const id of ids) await endTakeBackTime(id);
    for (const [index, person] of people.entries()) {
      const [mail] = await mailsTo(api, person.email);
      assert.match(mail?.text ?? '', [/hablemos de/, /vamos conversar/, /hablemos de/][index] ?? /x/);
    }
    assert.equal((await messagesOf(first, firstId)).length, 1);
    const event = (await candidateOf(company.recruiter, firstId)).events.at(-1);
    assert.match(event?.message ?? '', /^Hola /);
  });

  test('a free message is plain text, has known placeholders, and comes with a move that sends no mail otherwise', async () => {
    const { id, recruiter, member } = await addApplication();
    const refusal = await move(recruiter, { move: 'review', ids: [id], message: 'Hola {nadie}' });
    assert.deepEqual(faultsOf(refusal), ['message']);
    const body = { move: 'review', ids: [id], message: '<b>Hola</b> {name}' };
    assert.equal((await move(recruiter, body)).statusCode, 200);
    await endTakeBackTime(id);
    const [mail] = await mailsTo(api, member.email);
    assert.match(mail?.html ?? '', /&lt;b&gt;Hola&lt;\/b&gt;/);
    assert.match((await messagesOf(member, id))[0] ?? '', /^<b>Hola<\/b> /);
  });

  test('a rejection has reason and message, and a move that is taken back sends nothing', async () => {
    const { id, recruiter, member } = await addApplication();
    const firstMove = await move(recruiter, { move: 'shortlist', ids: [id], message: 'Nos gusta.' });
    const moveId = movedCandidatesSchema.parse(firstMove.json()).data.id;
    assert.equal((await recruiter.post(`/api/v2/candidate-moves/${moveId}/take-back`)).statusCode, 200);
    await endTakeBackTime(id);
    assert.deepEqual([await messagesOf(member, id), await mailsTo(api, member.email)], [[], []]);
    const reject = { move: 'reject', ids: [id], reason: 'Años', shows_reason: true, message: 'Gracias.' };
    assert.equal((await move(recruiter, reject)).statusCode, 200);
    await endTakeBackTime(id);
    const [mail] = await mailsTo(api, member.email);
    assert.match(mail?.text ?? '', /Gracias\.[^]*Años/);
  });

  test('of another company or another move are refused, and removed accounts get no mail', async () => {
    const { id, company, recruiter, member } = await addApplication();
    const other = await addApplication();
    const ownTemplate = await addTemplate(recruiter, company.id);
    const foreign = await addTemplate(other.recruiter, other.company.id);
    const refuse = async (body: object) => faultsOf(await move(recruiter, { ids: [id], ...body }));
    assert.deepEqual(await refuse({ move: 'interview', template_id: foreign.id }), ['template_id']);
    assert.deepEqual(await refuse({ move: 'offer', template_id: ownTemplate.id }), ['template_id']);
    const both = { move: 'interview', ids: [id, other.id], template_id: ownTemplate.id };
    assert.deepEqual(faultsOf(await api.post('/api/v2/candidates/move', both, 'admin')), ['template_id']);
    await move(recruiter, { move: 'interview', ids: [id], template_id: ownTemplate.id });
    await sql`update users set disabled_at = now() where id = ${member.id}`.execute(api.deps.db);
    await endTakeBackTime(id);
    assert.deepEqual(await mailsTo(api, member.email), []);
    // The removal of a person empties the words of the events.
    await sql`update application_events set message = null where application_id = ${id}`.execute(api.deps.db);
  });
});
