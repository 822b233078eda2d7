import {
  courseStopsSchema,
  type LearnerDetails,
  learnerSchema,
  learnersSchema,
  lessonMinutesSchema,
  myCoursesSchema,
  waiversSchema,
} from '@enlace/shared-contract';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { addPerson, type TestPerson } from '../../../testing/add-person';
import { addRecord } from '../../../testing/add-record';
import { buildTestApi, type TestApi } from '../../../testing/build-test-api';
import { minutesOf } from './find-stops';

let api: TestApi;
before(async () => {
  api = await buildTestApi();
});
after(() => api.close());

async function addCourse(titles: readonly string[], values: object = {}) {
  const course = await addRecord(api, '/api/addcourse', {
    ...{ title: 'Quién aprende', published_at: '2026-01-01T00:00:00Z', ...values },
  });
  const lessons: number[] = [];
  for (const title of titles) {
    const lesson = await addRecord(api, '/api/addlesson', {
      ...{ course_id: course.id, title, status: 'published', minutes: 3, video_url: 'https://youtu.be/M7lc1UVf-VE' },
    });
    lessons.push(lesson.id);
  }
  return { id: course.id, lessons };
}

async function learner(course: number, values: object = {}): Promise<TestPerson> {
  const person = await addPerson(api, { values });
  const answer = await person.post('/api/enroll_course', { course_id: course });
  assert.equal(answer.statusCode, 201, answer.body);
  return person;
}

const complete = (person: TestPerson, lesson: number | undefined) =>
  person.post('/api/complete_lesson', { lesson_id: lesson });

const author = () => addPerson(api, { permissions: ['courses.learners', 'courses.grant'] });

const listOf = async (reader: TestPerson, course: number, query = '') =>
  learnersSchema.parse((await reader.get(`/api/v2/courses/${course}/learners${query}`)).json());

async function enrolmentOf(person: TestPerson, course: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`select id from enrolments where user_id = ${person.id}
    and course_id = ${course}`.execute(api.deps.db);
  return rows[0]?.id ?? 0;
}

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
    const editor = await addPerson(api, { permissions: ['courses.edit', 'lessons.edit'] });
    const enrolment = await enrolmentOf(person, course.id);
    for (const reader of [person, editor]) {
      for (const path of ['learners', 'progress', 'stops', 'waivers'])
        assert.equal((await reader.get(`/api/v2/courses/${course.id}/${path}`)).statusCode, 403, path);
      assert.equal((await reader.get(`/api/v2/enrolments/${enrolment}`)).statusCode, 403);
      const grant = { lesson_id: null, reason: 'x' };
      assert.equal((await reader.post(`/api/v2/enrolments/${enrolment}/grant`, grant)).statusCode, 403);
    }
    const reader = await addPerson(api, { permissions: ['courses.learners'] });
    assert.equal((await reader.get('/api/v2/courses/999999/learners')).statusCode, 404);
    assert.equal((await reader.get('/api/v2/courses/999999/stops')).statusCode, 404);
    assert.equal((await reader.get('/api/v2/enrolments/999999')).statusCode, 404);
    assert.equal(
      (await reader.post(`/api/v2/courses/${course.id}/waivers`, { user_id: person.id, reason: 'x' })).statusCode,
      403,
    );
  });
});

describe('a grant', () => {
  const grantTo = async (writer: TestPerson, enrolment: number, body: object): Promise<LearnerDetails> => {
    const answer = await writer.post(`/api/v2/enrolments/${enrolment}/grant`, body);
    assert.equal(answer.statusCode, 200, answer.body);
    return learnerSchema.parse(answer.json()).data;
  };

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

  test('is one for ten requests at once', async () => {
    const course = await addCourse(['Una', 'Dos']);
    const person = await learner(course.id);
    const writer = await author();
    const enrolment = await enrolmentOf(person, course.id);
    await Promise.all(
      Array.from({ length: 10 }, () => grantTo(writer, enrolment, { lesson_id: null, reason: 'Diez' })),
    );
    const { rows } = await sql`select 1 from certificates where user_id = ${person.id}`.execute(api.deps.db);
    assert.equal(rows.length, 1);
  });
});

describe('a waiver', () => {
  test('opens a course without the required one, and closes it again', async () => {
    const required = await addCourse(['Base']);
    const course = await addCourse(['Avanzada'], { attach_courses_to_complete: [required.id] });
    const person = await addPerson(api);
    const writer = await author();
    const enrol = () => person.post('/api/enroll_course', { course_id: course.id });
    assert.equal((await enrol()).statusCode, 409);
    const path = `/api/v2/courses/${course.id}/waivers`;
    assert.equal((await writer.post(path, { user_id: 999_999, reason: 'x' })).statusCode, 422);
    for (const reason of ['Lo sabe ya', 'Lo sabe de verdad'])
      assert.equal((await writer.post(path, { user_id: person.id, reason })).statusCode, 201);
    assert.equal((await enrol()).statusCode, 201);
    const { data } = waiversSchema.parse((await writer.get(path)).json());
    assert.deepEqual(
      data.map(({ user, reason }) => [user.id, reason]),
      [[person.id, 'Lo sabe de verdad']],
    );
    await writer.post(`/api/v2/course-waivers/${data[0]?.id ?? 0}/remove`);
    assert.equal((await complete(person, course.lessons[0])).statusCode, 409);
    assert.deepEqual(waiversSchema.parse((await writer.get(path)).json()).data, []);
  });
});

describe('where learners stop', () => {
  test('is counted by lesson, and by minute of a video', async () => {
    const course = await addCourse(['Una', 'Dos']);
    const [one, two] = [await learner(course.id), await learner(course.id)];
    await complete(one, course.lessons[0]);
    for (const person of [one, two]) await person.post(`/api/v2/lessons/${course.lessons[1]}/watch`);
    await sql`update lesson_watches set watched_parts = '[[0, 61]]', seen_at = now() + interval '1 minute'
      where user_id = ${one.id}`.execute(api.deps.db);
    await sql`update lesson_watches set watched_parts = '[[100, 130]]' where user_id = ${two.id}`.execute(api.deps.db);
    const reader = await author();
    const { data } = courseStopsSchema.parse((await reader.get(`/api/v2/courses/${course.id}/stops`)).json());
    assert.deepEqual([data.learners_count, data.completed_count], [2, 0]);
    assert.deepEqual(
      data.lessons.map(({ title, begun_count: begun, completed_count: doneCount, last_count: last }) => [
        ...[title, begun, doneCount, last],
      ]),
      [
        ['Una', 1, 1, 0],
        ['Dos', 2, 0, 2],
      ],
    );
    const minutes = lessonMinutesSchema.parse(
      (await reader.get(`/api/v2/lessons/${course.lessons[1]}/minutes`)).json(),
    );
    assert.deepEqual(minutes.data, { viewers_count: 2, minutes: [1, 2, 1] });
  });

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
