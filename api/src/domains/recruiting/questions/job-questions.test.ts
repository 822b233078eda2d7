import {
  type ApplicationPreview,
  jobQuestionCalls,
  jobQuestionsSchema,
  type MyApplicationDetails,
} from '@enlace/shared-contract/recruiting';
import { wireUrl } from '@enlace/shared-contract/calls';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import type { TestPerson } from '../../../testing/add-person';
import { insertPerson } from '../../../testing/insert-person';
import {
  addCompany,
  addJob,
  api,
  applyFor,
  applyUrl,
  candidateOf,
  insertRecruiter,
  openRecruitingStage,
} from '../../../testing/stages/recruiting/recruiting-stage';

openRecruitingStage();

const urlOf = (job: number): string => wireUrl(jobQuestionCalls.getJobQuestions, { id: job });

const someQuestions = [
  { kind: 'line', label: 'City', is_required: true, translations: { es: { label: 'Ciudad' } } },
  { kind: 'yes_no', label: 'Do you travel?' },
  { kind: 'choices', label: 'Tools', choices: [{ label: 'Loom' }, { label: 'Needle' }] },
];

async function addQuestions(
  recruiter: TestPerson,
  job: number,
  questions: readonly object[] = someQuestions,
  version = 0,
) {
  const answer = await recruiter.post(urlOf(job), { version, questions });
  assert.equal(answer.statusCode, 200, answer.body);
  return jobQuestionsSchema.parse(answer.json()).data;
}

async function addAskingJob() {
  const company = await addCompany();
  const job = await addJob(company);
  const { questions } = await addQuestions(company.recruiter, job);
  const [city, travels, tools] = questions;
  assert.ok(city && travels && tools);
  return { ...company, job, city, travels, tools, member: await insertPerson(api) };
}

const errorsOf = (answer: { json<T>(): T }) => answer.json<{ errors?: Record<string, string[]> }>().errors ?? {};

describe('questions of a job', () => {
  test('are written as a whole, by those who edit the job, and once however often they are sent', async () => {
    const { job, recruiter, city, tools } = await addAskingJob();
    const again = await addQuestions(recruiter, job);
    assert.deepEqual([again.version, again.questions[0]?.id], [1, city.id]);
    const stale = await recruiter.post(urlOf(job), { version: 0, questions: [] });
    assert.equal(stale.statusCode, 409, stale.body);
    const next = await addQuestions(recruiter, job, [{ ...tools, label: 'Your tools' }, city], 1);
    assert.deepEqual(
      [next.version, next.questions.map(({ id, label }) => [id, label])],
      [
        2,
        [
          [tools.id, 'Your tools'],
          [city.id, 'City'],
        ],
      ],
    );
    assert.deepEqual(next.questions[0]?.choices, tools.choices);
    for (const other of [await insertRecruiter(), (await addCompany()).recruiter]) {
      assert.equal((await other.get(urlOf(job))).statusCode, 404);
      assert.equal((await other.post(urlOf(job), { version: 2, questions: [] })).statusCode, 404);
    }
    assert.equal((await api.get(urlOf(job), 'admin')).statusCode, 200);
    assert.equal((await (await insertPerson(api)).get(urlOf(job))).statusCode, 403);
  });

  test('are refused at their place: too many, of another job, one choice', async () => {
    const { job, recruiter, city } = await addAskingJob();
    const otherJob = await addJob({ id: (await addCompany()).id });
    const send = (questions: readonly object[], to = job) =>
      recruiter.post(urlOf(to), { version: to === job ? 1 : 0, questions });
    assert.equal((await send(Array.from({ length: 21 }, () => someQuestions[0] ?? {}))).statusCode, 422);
    const oneChoice = await send([{ kind: 'choice', label: 'One', choices: [{ label: 'Only' }] }]);
    assert.deepEqual([oneChoice.statusCode, Object.keys(errorsOf(oneChoice))], [422, ['questions.0.choices']]);
    const foreign = await send([{ ...city, id: city.id + 100_000 }]);
    assert.deepEqual([foreign.statusCode, Object.keys(errorsOf(foreign))], [422, ['questions.0.id']]);
    assert.equal((await send([], otherJob)).statusCode, 404);
  });
});

describe('answers of an application', () => {
  test('are kept in the draft, sent with labels, and stay when the questions change', async () => {
    const { job, recruiter, member, city, travels, tools } = await addAskingJob();
    const loom = tools.choices[0]?.id ?? '';
    const draft = { [city.id]: 'Cusco', [travels.id]: false, [tools.id]: [loom], 999: 'x' };
    const save = (body: object) => member.post(`/api/v2/jobs/${job}/application-draft`, body);
    assert.equal((await save({ answers: draft })).statusCode, 200);
    assert.equal((await save({ message: 'Hola' })).statusCode, 200);
    const { data } = (await member.get(`/api/v2/jobs/${job}/application?lang=es`)).json<{ data: ApplicationPreview }>();
    assert.deepEqual(
      [data.message, data.answers],
      ['Hola', { [city.id]: 'Cusco', [travels.id]: false, [tools.id]: [loom] }],
    );
    assert.deepEqual(data.questions[0]?.label, 'Ciudad');
    const id = await applyFor(job, member);
    await addQuestions(recruiter, job, [], 1);
    const { answers } = (await member.get(`/api/v2/my-applications/${id}`)).json<{ data: MyApplicationDetails }>().data;
    assert.deepEqual(answers, [
      { label: 'City', kind: 'line', answer: 'Cusco' },
      { label: 'Do you travel?', kind: 'yes_no', answer: false },
      { label: 'Tools', kind: 'choices', answer: ['Loom'] },
    ]);
    assert.deepEqual((await candidateOf(recruiter, id)).answers, answers);
    await member.post(`/api/v2/my-applications/${id}/withdraw`);
    assert.deepEqual((await candidateOf(recruiter, id)).answers, []);
  });

  test('are checked when they are sent, and not necessary otherwise', async () => {
    const { job, member, city, travels, tools } = await addAskingJob();
    const answers = { [city.id]: ' ', [travels.id]: 'maybe', [tools.id]: ['chisel'] };
    const refusal = await member.post(applyUrl(job), { answers });
    assert.deepEqual(
      [refusal.statusCode, Object.keys(errorsOf(refusal))],
      [422, [city, travels, tools].map(({ id }) => `answers.${id}`)],
    );
    const long = await member.post(applyUrl(job), { answers: { [city.id]: 'a'.repeat(301) } });
    assert.deepEqual([long.statusCode, Object.keys(errorsOf(long))], [422, [`answers.${city.id}`]]);
    assert.equal(
      (await member.post(applyUrl(job), { answers: JSON.stringify({ [city.id]: 'Lima' }) })).statusCode,
      201,
    );
    assert.ok(await applyFor(job, await insertPerson(api)));
  });
});
