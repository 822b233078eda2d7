import { taskWorkListSchema } from '@enlace/shared-contract/authoring';
import { taskStates, taskWorkAnswerSchema } from '@enlace/shared-contract/learning';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { addPerson, type TestPerson } from '../../../testing/add-person';
import { addRecord } from '../../../testing/add-record';
import type { TestApi } from '../../../testing/build-test-api';
import { shareTestApi } from '../../../testing/shared-api';
import { removeFilesOf } from '../../identity/privacy/remove-files';
import { learningPersonColumns } from '../learning-person-columns';
import { transact } from '../../../infrastructure/db/transact';
import { requireTransition, taskTransitions, type TaskTransition } from './task-states';

let api: TestApi;
before(async () => {
  api = await shareTestApi();
});

async function addTask(completion = 'accepted') {
  const course = await addRecord(api, '/api/addcourse', { title: 'Con tarea', published_at: '2026-01-01T00:00:00Z' });
  const lesson = await addRecord(api, '/api/addlesson', {
    ...{ course_id: course.id, title: 'La tarea', status: 'published', kind: 'task', completion },
  });
  const person = await addPerson(api);
  await person.post('/api/enroll_course', { course_id: course.id });
  return { course: course.id, lesson: lesson.id, person, path: `/api/v2/lessons/${lesson.id}/task` };
}

const listOf = async (course: number, query = '') =>
  taskWorkListSchema.parse((await api.get(`/api/v2/courses/${course}/task-work${query}`, 'admin')).json());
const review = (id: number, body: object) => api.post(`/api/v2/task-work/${id}/review`, body, 'admin');
const workOf = async (person: TestPerson, path: string) =>
  taskWorkAnswerSchema.parse((await person.get(path)).json()).data;

async function mailsTo({ email }: TestPerson): Promise<readonly string[]> {
  const { rows } = await sql<{ template: string }>`select template from outbox_mails
    where recipient = ${email} and template like 'task%' order by id`.execute(api.deps.db);
  return rows.map(({ template }) => template);
}

describe('the state of a task', () => {
  test('changes by the named transitions only', () => {
    for (const state of taskStates)
      for (const name of Object.keys(taskTransitions) as TaskTransition[]) {
        const { from } = taskTransitions[name];
        if ((from as readonly string[]).includes(state))
          assert.doesNotThrow(() => requireTransition(state, name, 'en'));
        else assert.throws(() => requireTransition(state, name, 'en'), { code: 'CONFLICT' }, `${name} of ${state}`);
      }
  });
});

describe('a review', () => {
  test('returns a task with words, and accepts the next answer, which completes the lesson', async () => {
    const { course, person, path, lesson } = await addTask();
    await person.post(path, { text: 'Primera' });
    assert.equal((await person.post('/api/complete_lesson', { lesson_id: lesson })).statusCode, 409);
    const [task] = (await listOf(course)).data;
    assert.equal(task?.text, 'Primera');
    const id = task?.id ?? 0;
    const body = { decision: 'return', submitted_at: task?.submitted_at };
    assert.equal((await review(id, body)).statusCode, 422, 'a return needs words');
    assert.equal((await review(id, { ...body, text: 'Falta el final.' })).statusCode, 200);
    const returnedWork = await workOf(person, path);
    assert.deepEqual([returnedWork?.state, returnedWork?.review?.text], ['returned', 'Falta el final.']);

    await person.post(path, { text: 'Segunda' });
    assert.equal((await review(id, { ...body, decision: 'accept' })).statusCode, 409, 'a newer answer is there');
    const [newer] = (await listOf(course, '?state=handed_in')).data;
    const acceptForm = { decision: 'accept', text: '', submitted_at: newer?.submitted_at };
    assert.equal((await review(id, acceptForm)).statusCode, 200);
    assert.equal((await review(id, acceptForm)).statusCode, 200, 'a second press changes nothing');
    assert.equal((await review(id, { ...acceptForm, text: 'Otra cosa' })).statusCode, 409, 'it is final');
    assert.equal((await person.post(path, { text: 'Tercera' })).statusCode, 409);
    assert.equal((await workOf(person, path))?.text, 'Segunda');
    const ownCourse = await person.post('/api/getmycourses', { course_id: course });
    assert.match(ownCourse.body, /"percent":100/);
    assert.deepEqual(await mailsTo(person), ['taskReturned', 'taskAccepted']);
    assert.deepEqual((await listOf(course)).meta.states, { handed_in: 0, returned: 0, accepted: 1 });
  });

  test('of a task that completes its lesson when it is handed in takes nothing back', async () => {
    const { course, person, path } = await addTask('submitted');
    await person.post(path, { text: 'Lista' });
    const [task] = (await listOf(course)).data;
    const body = { decision: 'return', text: 'Casi.', submitted_at: task?.submitted_at };
    assert.equal((await review(task?.id ?? 0, body)).statusCode, 200);
    assert.match((await person.post('/api/getmycourses', { course_id: course })).body, /"percent":100/);
  });

  test('accepts the task of a lesson that is hidden now', async () => {
    const { course, person, path, lesson } = await addTask();
    await person.post(path, { text: 'Lista' });
    const [task] = (await listOf(course)).data;
    await api.post(`/api/editlesson?id=${lesson}`, { status: 'draft' }, 'admin');
    const body = { decision: 'accept', text: '', submitted_at: task?.submitted_at };
    assert.equal((await review(task?.id ?? 0, body)).statusCode, 200);
    await api.post(`/api/editlesson?id=${lesson}`, { status: 'published' }, 'admin');
    assert.equal((await person.post('/api/complete_lesson', { lesson_id: lesson })).statusCode, 200);
  });

  test('has its file, also when a learner who handed in the same file removes the account', async () => {
    const { course, person, path } = await addTask();
    const other = await addPerson(api);
    await other.post('/api/enroll_course', { course_id: course });
    const content = `%PDF-1.7\nmapa ${person.id}\nendobj\ntrailer\n%%EOF\n`;
    for (const learner of [other, person]) {
      const form = new FormData();
      form.append('text', 'En grupo');
      form.append('file', new File([content], 'mapa.pdf', { type: 'application/pdf' }));
      assert.equal((await learner.post(path, form)).statusCode, 200);
    }
    const url = (await workOf(person, path))?.file?.url ?? '';
    const fileOf = async () => (await person.get(`${url}`)).statusCode;
    assert.equal(await fileOf(), 200);
    const accounts = [{ id: other.id, email: other.email, isAddressVerified: true }];
    await transact(api.deps.db, (trx) => removeFilesOf(trx, accounts, learningPersonColumns));
    assert.equal(await fileOf(), 200);
  });

  test('is for those who grant, and lists are for those who see learners', async () => {
    const { course, person, path } = await addTask();
    await person.post(path, { text: 'Mía' });
    const [task] = (await listOf(course)).data;
    const body = { decision: 'accept', text: '', submitted_at: task?.submitted_at };
    const reader = await addPerson(api, { permissions: ['courses.learners'] });
    assert.equal((await reader.get(`/api/v2/courses/${course}/task-work`)).statusCode, 200);
    assert.equal((await reader.post(`/api/v2/task-work/${task?.id}/review`, body)).statusCode, 403);
    assert.equal((await person.get(`/api/v2/courses/${course}/task-work`)).statusCode, 403);
    assert.equal((await person.post(`/api/v2/task-work/${task?.id}/review`, body)).statusCode, 403);
    assert.equal((await review(999_999, body)).statusCode, 404);
  });
});
