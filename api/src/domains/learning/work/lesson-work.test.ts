import { myCoursesSchema, noteAnswerSchema, notesSchema, taskWorkAnswerSchema } from '@enlace/shared-contract/learning';
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { addRecord } from '../../../testing/add-record';
import type { TestPerson } from '../../../testing/add-person';
import { type TestApi } from '../../../testing/build-test-api';
import { insertPerson } from '../../../testing/insert-person';
import { shareTestApi } from '../../../testing/shared-api';

let api: TestApi;
before(async () => {
  api = await shareTestApi();
});

async function addLesson(values: object) {
  const course = await addRecord(api, '/api/addcourse', { title: 'Tareas', published_at: '2026-01-01T00:00:00Z' });
  const lesson = await addRecord(api, '/api/addlesson', {
    course_id: course.id,
    title: 'Una',
    status: 'published',
    ...values,
  });
  return { course: course.id, lesson: lesson.id };
}

async function learner(course: number): Promise<TestPerson> {
  const person = await insertPerson(api);
  await person.post('/api/enroll_course', { course_id: course });
  return person;
}

describe('a task', () => {
  test('completes its lesson when it is handed in; a newer answer replaces it', async () => {
    const { course, lesson } = await addLesson({ kind: 'task', completion: 'submitted' });
    const person = await learner(course);
    const path = `/api/v2/lessons/${lesson}/task`;
    assert.equal((await person.post('/api/complete_lesson', { lesson_id: lesson })).statusCode, 409);
    assert.equal(taskWorkAnswerSchema.parse((await person.get(path)).json()).data, null);
    assert.equal((await person.post(path, { text: '  ' })).statusCode, 422);
    assert.equal((await person.post(path, { text: 'x', url: 'javascript:alert(1)' })).statusCode, 422);
    assert.equal((await person.post(path, { text: 'Mi tarea', url: 'https://example.org/x' })).statusCode, 200);
    await person.post(path, { text: 'Mejor' });
    const { data } = taskWorkAnswerSchema.parse((await person.get(path)).json());
    assert.deepEqual([data?.text, data?.url], ['Mejor', null]);
    const [learntCourse] = myCoursesSchema.parse((await person.post('/api/getmycourses', {})).json()).data;
    assert.equal(learntCourse?.percent, 100);
  });
});

describe('notes', () => {
  test('are in the order of the video, and only their owner reads, changes and removes them', async () => {
    const { course, lesson } = await addLesson({});
    const [person, other] = [await learner(course), await learner(course)];
    const path = `/api/v2/lessons/${lesson}/notes`;
    const addNote = async (text: string, second: number | null) =>
      noteAnswerSchema.parse((await person.post(path, { text, second })).json()).data.id;
    const late = await addNote('Tarde', 90);
    await addNote('Temprano', 5);
    await addNote('Todo', null);
    const read = async (reader: TestPerson) => notesSchema.parse((await reader.get(path)).json()).data;
    assert.deepEqual(
      (await read(person)).map(({ text }) => text),
      ['Todo', 'Temprano', 'Tarde'],
    );
    assert.deepEqual(await read(other), []);
    assert.equal((await other.post(`/api/v2/lesson-notes/${late}`, { text: 'Mía' })).statusCode, 404);
    await other.post(`/api/v2/lesson-notes/${late}/remove`);
    assert.equal((await read(person)).length, 3);
    assert.equal((await person.post(`/api/v2/lesson-notes/${late}`, { text: 'Cambiada' })).statusCode, 200);
    assert.equal((await person.post(`/api/v2/lesson-notes/${late}/remove`)).statusCode, 200);
    assert.equal((await person.post(`/api/v2/lesson-notes/${late}/remove`)).statusCode, 200);
    assert.deepEqual(
      (await read(person)).map(({ text }) => text),
      ['Todo', 'Temprano'],
    );
    const stranger = await insertPerson(api);
    assert.equal((await stranger.post(path, { text: 'x', second: null })).statusCode, 409);
  });
});
