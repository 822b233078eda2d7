import type { TaskWork } from '@enlace/shared-contract/learning';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, test } from 'node:test';
import sharp from 'sharp';

import { transact } from '../../../infrastructure/db/transact';
import type { TestPerson } from '../../../testing/add-person';
import { addRecord } from '../../../testing/add-record';
import { finishAllJobs } from '../../../testing/event-tickets';
import { insertPerson } from '../../../testing/insert-person';
import { buildBesideApi } from '../../../testing/shared-api';
import { addTask, api, learner, openTaskStage, workOf } from '../../../testing/stages/learning/task-stage';
import { anonymise } from '../../identity/privacy/anonymise';

openTaskStage();

/** A PDF with a content of its own, unless the text is given. */
const pdf = (name = 'mapa.pdf', text: string = randomUUID()): File =>
  new File([`%PDF-1.7\n${text}\nendobj\ntrailer\n%%EOF\n`], name, { type: 'application/pdf' });

const handIn = (person: TestPerson, path: string, file: File): Promise<LightMyRequestResponse> => {
  const form = new FormData();
  form.append('text', 'En el archivo');
  form.append('file', file);
  return person.post(path, form);
};

/** Hands a file in and answers it as it is stored. */
async function storeFile(person: TestPerson, path: string, file: File): Promise<NonNullable<TaskWork['file']>> {
  const answer = await handIn(person, path, file);
  assert.equal(answer.statusCode, 200, answer.body);
  const storedFile = (await workOf(person, path))?.file;
  assert.ok(storedFile);
  return storedFile;
}

const statusFor = async (reader: TestPerson, url: string): Promise<number> => (await reader.get(url)).statusCode;
const withRight = (name: string): Promise<TestPerson> => insertPerson(api, { permissions: [name] });
const errorsOf = (answer: LightMyRequestResponse) => answer.json<{ errors?: Record<string, string[]> }>().errors ?? {};

/** Sends the form of a company with this picture. */
async function sendLogo(picture: File): Promise<void> {
  const form = new FormData();
  const fields = {
    email: `${randomUUID()}@example.org`,
    first_name: 'Ana',
    last_name: 'Ruiz',
    company_name: 'Colibrí',
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('website', 'https://colibri.example.org');
  form.append('logo', picture);
  const answer = await api.post('/api/create_company_registration_entry', form);
  assert.ok(answer.statusCode < 300, answer.body);
}

async function newPicture(): Promise<File> {
  const draw = () => Math.floor(Math.random() * 256);
  const background = { r: draw(), g: draw(), b: draw() };
  const content = await sharp({ create: { width: 40 + draw(), height: 40, channels: 3, background } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(content)], 'logo.png', { type: 'image/png' });
}

describe('the file of a task', () => {
  test('is read by its learner and the reviewing author, and by no other user', async () => {
    const { course, person, path } = await addTask();
    const { url, name, bytes } = await storeFile(person, path, pdf('mapa 🗺.pdf', 'Un mapa'.padEnd(50, randomUUID())));
    assert.deepEqual([name, bytes > 50], ['mapa 🗺.pdf', true]);
    const answer = await person.get(url);
    assert.match(answer.body, /Un mapa/);
    assert.equal(answer.headers['cache-control'], 'private, no-store');
    assert.match(String(answer.headers['content-disposition']), /^attachment/);
    assert.equal(await statusFor(await withRight('courses.learners'), url), 200);
    assert.equal((await api.get(url, 'admin')).statusCode, 200);
    for (const right of ['courses.edit', 'courses.grant', 'forms.get', 'attendees.download'])
      assert.equal(await statusFor(await withRight(right), url), 403, right);
    const other = await learner(course);
    assert.equal(await statusFor(other, url), 403);
    assert.equal(await workOf(other, path), null);
    assert.equal((await api.get(url)).statusCode, 401);
  });

  test('stays with a newer answer that keeps it, and leaves with one that does not', async () => {
    const { person, path } = await addTask();
    const { url } = await storeFile(person, path, pdf());
    await person.post(path, { text: 'Otra vez', keeps_file: true });
    assert.equal((await workOf(person, path))?.file?.url, url);
    await person.post(path, { text: 'Sin archivo' });
    assert.equal((await workOf(person, path))?.file, null);
  });

  test('of two learners with the same content is in both entries, and stays when the first account is removed', async () => {
    const { course, person: first, path } = await addTask();
    const second = await learner(course);
    const content = randomUUID();
    const { url } = await storeFile(first, path, pdf('primero.pdf', content));
    const secondFile = await storeFile(second, path, pdf('segundo.pdf', content));
    assert.deepEqual([secondFile.url, secondFile.name], [url, 'segundo.pdf']);
    assert.equal((await workOf(first, path))?.file?.name, 'primero.pdf');
    const remove = ({ id }: TestPerson) => transact(api.deps.db, (trx) => anonymise(trx, id, new Date(), api.deps));
    await remove(first);
    await finishAllJobs(api);
    assert.match((await second.get(url)).body, new RegExp(content));
    await remove(second);
    await finishAllJobs(api);
    assert.equal((await api.get(url, 'admin')).statusCode, 404);
  });

  test('is read by those who read one of its entries, whichever entry was the first with this content', async () => {
    const { course, person, path } = await addTask();
    const [author, officer] = [await withRight('courses.learners'), await withRight('forms.get')];
    const logo = await newPicture();
    await sendLogo(logo);
    const ofForm = await storeFile(person, path, logo);
    for (const reader of [person, author, officer]) assert.equal(await statusFor(reader, ofForm.url), 200);
    const other = await learner(course);
    assert.equal(await statusFor(other, ofForm.url), 403);

    const drawing = await newPicture();
    const ofTask = await storeFile(other, path, drawing);
    assert.equal(await statusFor(officer, ofTask.url), 403);
    await sendLogo(drawing);
    for (const reader of [other, author, officer]) assert.equal(await statusFor(reader, ofTask.url), 200);
    assert.equal(await statusFor(person, ofTask.url), 403);
  });

  test('is not opened by its address that somebody typed as an answer', async () => {
    const { person, path } = await addTask();
    const { url } = await storeFile(person, path, pdf());
    const [, folder = ''] = /\/files\/([^/]+)\//.exec(url) ?? [];
    assert.match(folder, /^[\da-f]{32}$/);
    const typedAnswers = JSON.stringify({ 1: { value: `/${folder}/` }, 2: { value: [url] } });
    const { numAffectedRows: count } = await sql`update attendees set answers = ${typedAnswers}::jsonb
      where id = (select min(id) from attendees)`.execute(api.deps.db);
    assert.equal(count, 1n);
    assert.equal(await statusFor(await withRight('attendees.download'), url), 403);
  });

  test('is refused at its field when it is of another kind or too large', async () => {
    const { person, path } = await addTask();
    const text = await handIn(person, path, new File(['<svg/>'], 'mapa.pdf', { type: 'application/pdf' }));
    assert.deepEqual([text.statusCode, Object.keys(errorsOf(text))], [422, ['file']]);
    const content = ['%PDF-1.7\n', new Uint8Array(10 * 1024 * 1024)];
    const large = await handIn(person, path, new File(content, 'mapa.pdf', { type: 'application/pdf' }));
    assert.equal(large.statusCode, 413);
    assert.match(errorsOf(large)['file']?.[0] ?? '', /10 MB/);
    assert.equal(await workOf(person, path), null);
  });

  test('has a name of at most 200 characters, without half of a pair', async () => {
    const { person, path } = await addTask();
    const { name } = await storeFile(person, path, pdf(`a${'😀'.repeat(150)}.pdf`));
    assert.equal(name, `a${'😀'.repeat(99)}`);
  });

  test('is refused with 429 after too many of one user in an hour; texts are not counted', async () => {
    const { limits } = api.deps.env;
    const strictApi = await buildBesideApi(api, {
      env: { limits: { ...limits, points: { ...limits.points, taskFile: 2 } } },
    });
    try {
      const course = await addRecord(strictApi, '/api/addcourse', {
        title: 'Muchos archivos',
        published_at: '2026-01-01T00:00:00Z',
      });
      const task = { course_id: course.id, title: 'La tarea', status: 'published', kind: 'task' };
      const path = `/api/v2/lessons/${(await addRecord(strictApi, '/api/addlesson', task)).id}/task`;
      const [person, other] = [await insertPerson(strictApi), await insertPerson(strictApi)];
      for (const one of [person, other]) await one.post('/api/enroll_course', { course_id: course.id });
      const statuses: number[] = [];
      for (let count = 0; count < 3; count += 1) statuses.push((await handIn(person, path, pdf())).statusCode);
      assert.deepEqual(statuses, [200, 200, 429]);
      assert.ok(Number((await handIn(person, path, pdf())).headers['retry-after']) > 0);
      assert.equal((await person.post(path, { text: 'Sin archivo' })).statusCode, 200);
      assert.equal((await handIn(other, path, pdf())).statusCode, 200);
    } finally {
      await strictApi.close();
    }
  });
});
