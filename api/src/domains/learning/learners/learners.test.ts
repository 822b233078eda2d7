import { learnerSchema, learnersSchema } from '@enlace/shared-contract/authoring';
import { myCoursesSchema } from '@enlace/shared-contract/learning';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import type { TestPerson } from '../../../testing/add-person';
import { insertPerson } from '../../../testing/insert-person';
import { minutesOf } from './find-stops';
import {
  addCourse,
  api,
  author,
  complete,
  enrolmentOf,
  grantTo,
  learner,
  openLearnersStage,
  resetOf,
} from '../../../testing/stages/learning/learners-stage';

openLearnersStage();

const listOf = async (reader: TestPerson, course: number, query = '') =>
  learnersSchema.parse((await reader.get(`/api/v2/courses/${course}/learners${query}`)).json());

describe('learners of a course', () => {
  test('are listed with their progress, by state, name and page', async () => {
    const course = await addCourse(['Una', 'Dos']);
    const [ana, bea, eva] = [
      await learner(course.id, { first_name: 'Ana', last_name: 'Zúñiga' }),
      await learner(course.id, { first_name: 'Bea', last_name: 'Yáñez' }),
      await learner(course.id, { first_name: 'Eva', last_name: 'Xirau' }),
    ];
    await complete(ana, course.lessons[0]);
    for (const lesson of course.lessons) await complete(bea, lesson);
    await sql`update enrolments set created_at = now() - interval '20 days' where user_id = ${eva.id}`.execute(
      api.deps.db,
    );
    const reader = await author();
    const { data, meta } = await listOf(reader, course.id, '?sort=progress&direction=desc');
    assert.deepEqual(
      data.map(({ user, percent, completed_count: count }) => [user.name, percent, count]),
      [
        ['Bea Yáñez', 100, 2],
        ['Ana Zúñiga', 50, 1],
        ['Eva Xirau', 0, 0],
      ],
    );
    assert.deepEqual(meta.states, { all: 3, open: 2, stalled: 1, completed: 1 });
    assert.equal(meta.lessons_count, 2);
    const names = async (query: string) => (await listOf(reader, course.id, query)).data.map(({ user }) => user.name);
    assert.deepEqual(await names('?search=zuniga'), ['Ana Zúñiga']);
    assert.deepEqual(await names('?state=stalled'), ['Eva Xirau']);
    assert.deepEqual(await names('?sort=name&direction=asc&per_page=1&page=2'), ['Bea Yáñez']);

    const file = await reader.get(`/api/v2/courses/${course.id}/progress?state=completed`);
    assert.equal(file.statusCode, 200);
    assert.match(file.headers['content-type'] as string, /^text\/csv/);
    const lines = file.body.trim().split(/\r?\n/);
    assert.equal(lines.length, 2);
    assert.match(lines[1] ?? '', /^"?Bea Yáñez"?,.*,2,2,100,/);
  });

  test('are for those with the permission only; learners read nothing of each other', async () => {
    const course = await addCourse(['Una']);
    const person = await learner(course.id);
    const editor = await insertPerson(api, { permissions: ['courses.edit', 'lessons.edit'] });
    const enrolment = await enrolmentOf(person, course.id);
    for (const reader of [person, editor]) {
      for (const path of ['learners', 'progress', 'stops', 'waivers'])
        assert.equal((await reader.get(`/api/v2/courses/${course.id}/${path}`)).statusCode, 403, path);
      assert.equal((await reader.get(`/api/v2/enrolments/${enrolment}`)).statusCode, 403);
      const grant = { lesson_id: null, reason: 'x' };
      assert.equal((await reader.post(`/api/v2/enrolments/${enrolment}/grant`, grant)).statusCode, 403);
      assert.equal((await resetOf(reader, enrolment, grant)).statusCode, 403);
    }
    const reader = await insertPerson(api, { permissions: ['courses.learners'] });
    assert.equal((await reader.get('/api/v2/courses/999999/learners')).statusCode, 404);
    assert.equal((await reader.get('/api/v2/courses/999999/stops')).statusCode, 404);
    assert.equal((await reader.get('/api/v2/enrolments/999999')).statusCode, 404);
    assert.equal((await resetOf(reader, enrolment, { lesson_id: null, reason: 'x' })).statusCode, 403);
    assert.equal((await reader.post('/api/v2/course-waivers/1/remove', { reason: 'x' })).statusCode, 403);
    assert.equal(
      (await reader.post(`/api/v2/courses/${course.id}/waivers`, { user_id: person.id, reason: 'x' })).statusCode,
      403,
    );
  });
});

describe('a grant', () => {
  test('completes a lesson with its reason, then the course with a certificate; it takes nothing away', async () => {
    const course = await addCourse(['Una', 'Dos', 'Tres']);
    const person = await learner(course.id);
    await complete(person, course.lessons[0]);
    const writer = await author();
    const enrolment = await enrolmentOf(person, course.id);
    const refusal = await writer.post(`/api/v2/enrolments/${enrolment}/grant`, { lesson_id: null, reason: ' ' });
    assert.deepEqual(Object.keys(refusal.json<{ errors: object }>().errors), ['reason']);
    const other = await addCourse(['Otra']);
    const foreign = { lesson_id: other.lessons[0], reason: 'x' };
    assert.equal((await writer.post(`/api/v2/enrolments/${enrolment}/grant`, foreign)).statusCode, 404);

    const once = await grantTo(writer, enrolment, { lesson_id: course.lessons[1], reason: 'La dio en el taller' });
    assert.deepEqual(
      once.lessons.map(({ grant_reason: why, completed_at: at }) => [why, at !== null]),
      [
        [null, true],
        ['La dio en el taller', true],
        [null, false],
      ],
    );
    assert.equal(once.percent, 66);
    const all = await grantTo(writer, enrolment, { lesson_id: null, reason: 'Equivalencia' });
    assert.deepEqual(
      all.lessons.map(({ grant_reason: why }) => why),
      [null, 'La dio en el taller', 'Equivalencia'],
    );
    const [ownCourse] = myCoursesSchema.parse((await person.post('/api/getmycourses', {})).json()).data;
    assert.equal(ownCourse?.percent, 100);
    assert.ok(ownCourse.certificate);
    const { rows } = await sql<{ actor_id: number; after: { reason: string } }>`select actor_id, after
      from audit_entries where resource = 'courses' and row_id = ${String(course.id)} and after ? 'granted_lessons'
      order by id`.execute(api.deps.db);
    assert.deepEqual(
      rows.map(({ actor_id: actor, after: { reason } }) => [actor, reason]),
      [
        [writer.id, 'La dio en el taller'],
        [writer.id, 'Equivalencia'],
      ],
    );
  });
});

describe('a reset', () => {
  test('takes the lessons back with its reason; notes, the certificate and the end of the course stay', async () => {
    const course = await addCourse(['Una', 'Dos']);
    const person = await learner(course.id);
    for (const lesson of course.lessons) await complete(person, lesson);
    await person.post(`/api/v2/lessons/${course.lessons[0]}/notes`, { text: 'Mi nota', second: null });
    const ownCourse = async () => myCoursesSchema.parse((await person.post('/api/getmycourses', {})).json()).data[0];
    const before = await ownCourse();
    const writer = await author();
    const enrolment = await enrolmentOf(person, course.id);
    const refusal = await resetOf(writer, enrolment, { lesson_id: null, reason: ' ' });
    assert.deepEqual(Object.keys(refusal.json<{ errors: object }>().errors), ['reason']);
    // The repeated one finds nothing, and is not in the audit.
    for (const reason of ['Lo pidió', 'Otra vez']) {
      const answer = await resetOf(writer, enrolment, { lesson_id: null, reason });
      assert.equal(answer.statusCode, 200, answer.body);
      const { lessons, completed_count: count } = learnerSchema.parse(answer.json()).data;
      assert.deepEqual([count, ...lessons.map(({ completed_at: at }) => at)], [0, null, null]);
    }
    const after = await ownCourse();
    assert.ok(before?.completed_at);
    assert.deepEqual(
      [after?.completed_count, after?.percent, after?.completed_at, after?.certificate],
      [0, 100, before.completed_at, before.certificate],
    );
    const notes = await person.get(`/api/v2/lessons/${course.lessons[0]}/notes`);
    assert.equal(notes.json<{ data: readonly object[] }>().data.length, 1);
    const { rows } = await sql<{ actor_id: number; after: object }>`select actor_id, after from audit_entries
      where resource = 'courses' and row_id = ${String(course.id)} and after ? 'reset_lessons'`.execute(api.deps.db);
    assert.deepEqual(rows, [
      { actor_id: writer.id, after: { reset_lessons: course.lessons, user_id: person.id, reason: 'Lo pidió' } },
    ]);
  });
});

describe('where learners stop', () => {
  test('counts each minute of which a second was watched once', () => {
    assert.deepEqual([...minutesOf([[0, 60]])], [0]);
    assert.deepEqual([...minutesOf([[59, 61]])], [0, 1]);
    assert.deepEqual(
      [
        ...minutesOf([
          [0, 10],
          [20, 30],
          [190, 240],
        ]),
      ],
      [0, 3],
    );
    assert.deepEqual([...minutesOf([])], []);
  });
});
