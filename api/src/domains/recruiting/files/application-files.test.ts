import {
  type ApplicationFile,
  applicationFileAnswerSchema,
  type ApplicationPreview,
} from '@enlace/shared-contract/recruiting';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, test } from 'node:test';

import { transact } from '../../../infrastructure/db/transact';
import type { TestPerson } from '../../../testing/add-person';
import { insertPerson } from '../../../testing/insert-person';
import {
  addCompany,
  addJob,
  api,
  applyFor,
  candidateOf,
  insertRecruiter,
  openRecruitingStage,
} from '../../../testing/stages/recruiting/recruiting-stage';
import { anonymise } from '../../identity/privacy/anonymise';

openRecruitingStage();

const pdf = (name = 'cv.pdf'): File =>
  new File([`%PDF-1.7\n${randomUUID()}\nendobj\ntrailer\n%%EOF\n`], name, { type: 'application/pdf' });

function send(person: TestPerson, job: number, file: File, { key = randomUUID(), question = '' } = {}) {
  const form = new FormData();
  form.append('key', key);
  form.append('question_id', question);
  form.append('file', file);
  return person.post(`/api/v2/jobs/${job}/application-files`, form);
}

async function addFile(...input: Parameters<typeof send>): Promise<ApplicationFile> {
  const answer = await send(...input);
  assert.equal(answer.statusCode, 201, answer.body);
  return applicationFileAnswerSchema.parse(answer.json()).data;
}

const urlOf = ({ id }: Pick<ApplicationFile, 'id'>): string => `/api/v2/application-files/${id}`;

const statusFor = async (reader: TestPerson, file: ApplicationFile): Promise<number> =>
  (await reader.get(urlOf(file))).statusCode;

const draftFiles = async (person: TestPerson, job: number): Promise<readonly ApplicationFile[]> =>
  (await person.get(`/api/v2/jobs/${job}/application`)).json<{ data: ApplicationPreview }>().data.files;

const countFiles = async (job: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from application_files
    where job_id = ${job}`.execute(api.deps.db);
  return rows[0]?.count ?? -1;
};

async function addStage() {
  const company = await addCompany();
  return { ...company, job: await addJob(company), member: await insertPerson(api) };
}

describe('the files of an application', () => {
  test('are the draft until it is sent, and then read by the applicant and the own recruiters', async () => {
    const { job, member, recruiter } = await addStage();
    const file = await addFile(member, job, pdf('Currículum de Ñusta.PDF'));
    assert.deepEqual(await draftFiles(member, job), [file]);
    assert.equal(await statusFor(recruiter, file), 404);
    const id = await applyFor(job, member);
    assert.deepEqual(await draftFiles(member, job), []);
    const candidate = await candidateOf(recruiter, id);
    assert.deepEqual([candidate.files, candidate.file_count], [[file], 1]);
    const answer = await recruiter.get(urlOf(file));
    assert.equal(answer.statusCode, 200);
    assert.equal(answer.headers['content-type'], 'application/pdf');
    assert.equal(answer.headers['x-content-type-options'], 'nosniff');
    assert.equal(answer.headers['cache-control'], 'private, no-store');
    assert.match(String(answer.headers['content-disposition']), /^attachment; .*filename\*=UTF-8''Curr%C3%ADculum/);
    assert.equal(await statusFor(member, file), 200);
    assert.equal((await api.get(urlOf(file), 'admin')).statusCode, 200);
    for (const other of [await insertPerson(api), await insertRecruiter(), (await addCompany()).recruiter])
      assert.equal(await statusFor(other, file), 404);
    assert.equal((await api.get(urlOf(file))).statusCode, 401);
    assert.equal((await member.post(`${urlOf(file)}/remove`)).statusCode, 404);
  });

  test('are stored once by their key, in parallel and after a lost answer; at most five', async () => {
    const { job, member } = await addStage();
    const [file, key] = [pdf(), randomUUID()];
    const answers = await Promise.all([1, 2, 3].map(() => send(member, job, file, { key })));
    const ids = new Set(answers.map((answer) => applicationFileAnswerSchema.parse(answer.json()).data.id));
    assert.deepEqual([ids.size, await countFiles(job)], [1, 1]);
    const statuses = [];
    for (let count = 0; count < 5; count += 1) statuses.push((await send(member, job, pdf())).statusCode);
    assert.deepEqual(statuses, [201, 201, 201, 201, 422]);
    for (const _ of [1, 2])
      assert.equal((await member.post(`/api/v2/application-files/${[...ids][0]}/remove`)).statusCode, 200);
    assert.equal((await draftFiles(member, job)).length, 4);
    assert.equal((await send(member, job, pdf())).statusCode, 201);
    const [first] = await draftFiles(member, job);
    assert.ok(first);
    assert.equal((await (await insertPerson(api)).post(`${urlOf(first)}/remove`)).statusCode, 404);
  });

  test('are what their content is, with a name that fits it', async () => {
    const { job, member } = await addStage();
    const page = await send(member, job, new File(['<script>1</script>'], 'cv.pdf', { type: 'application/pdf' }));
    assert.equal(page.statusCode, 422);
    assert.match(page.body, /"file"/);
    const large = new File(['%PDF-1.7\n', new Uint8Array(5 * 1024 ** 2)], 'cv.pdf');
    assert.equal((await send(member, job, large)).statusCode, 422);
    const renamedFile = await addFile(member, job, pdf('cv.exe'));
    const { headers } = await member.get(urlOf(renamedFile));
    assert.match(String(headers['content-disposition']), /filename="cv\.exe\.pdf"/);
    const text = new File([odtContent()], 'carta.odt');
    assert.equal((await addFile(member, job, text)).type, 'application/vnd.oasis.opendocument.text');
  });

  test('answer a question, which is required when answers are sent', async () => {
    const { job, member, recruiter } = await addStage();
    const saveAnswer = await recruiter.post(`/api/v2/jobs/${job}/questions`, {
      version: 0,
      questions: [{ kind: 'file', label: 'Portfolio', is_required: true }],
    });
    const question = saveAnswer.json<{ data: { questions: { id: number }[] } }>().data.questions[0]?.id;
    const apply = () => member.post(`/api/applyjob?job_id=${job}`, { answers: {} });
    assert.equal((await apply()).statusCode, 422);
    assert.equal((await send(member, job, pdf(), { question: '999999' })).statusCode, 422);
    await addFile(member, job, pdf(), { question: String(question) });
    const answer = await apply();
    assert.equal(answer.statusCode, 201, answer.body);
    assert.equal(answer.json<{ data: { files: ApplicationFile[] } }>().data.files[0]?.question, 'Portfolio');
    assert.equal((await send(member, job, pdf())).statusCode, 409);
  });

  test('leave with a withdrawal, and with the account', async () => {
    const { job, member, recruiter } = await addStage();
    const file = await addFile(member, job, pdf());
    const id = await applyFor(job, member);
    await member.post(`/api/v2/my-applications/${id}/withdraw`);
    assert.equal((await candidateOf(recruiter, id)).file_count, 0);
    assert.equal(await statusFor(member, file), 404);
    await addFile(member, job, pdf());
    await applyFor(job, member);
    await transact(api.deps.db, (trx) => anonymise(trx, member.id, new Date(), api.deps));
    assert.equal(await countFiles(job), 0);
  });
});

/** The first entry of an ODT: an uncompressed file `mimetype` with the type. */
function odtContent(): Uint8Array<ArrayBuffer> {
  const type = Buffer.from('application/vnd.oasis.opendocument.text');
  const name = Buffer.from('mimetype');
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(20, 4);
  head.writeUInt32LE(type.length, 18);
  head.writeUInt32LE(type.length, 22);
  head.writeUInt16LE(name.length, 26);
  return new Uint8Array(Buffer.concat([head, name, type, Buffer.alloc(64)]));
}
