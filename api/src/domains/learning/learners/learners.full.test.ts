import { courseStopsSchema, lessonMinutesSchema, waiversSchema } from '@enlace/shared-contract/authoring';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { insertPerson } from '../../../testing/insert-person';
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

describe('a grant', () => {
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

describe('a reset', () => {
  test('of one lesson takes its position, attempts and task back, and nothing of other lessons', async () => {
    const course = await addCourse(['Una', 'Dos']);
    const person = await learner(course.id);
    const [one, two] = course.lessons;
    for (const lesson of course.lessons) {
      await complete(person, lesson);
      await person.post(`/api/v2/lessons/${lesson}/watch`);
      await person.post(`/api/v2/lessons/${lesson}/task`, { text: 'Mi tarea' });
      await sql`insert into quiz_attempts (user_id, lesson_id, nonce, answers, score, is_passed, created_at)
        values (${person.id}, ${lesson}, 'reset', '[]', 100, true, now())`.execute(api.deps.db);
    }
    const writer = await author();
    const answer = await resetOf(writer, await enrolmentOf(person, course.id), { lesson_id: one, reason: 'Copió' });
    assert.equal(answer.statusCode, 200, answer.body);
    for (const table of ['lesson_completions', 'lesson_watches', 'quiz_attempts', 'task_work']) {
      const { rows } = await sql<{ lesson_id: number }>`select lesson_id from ${sql.table(table)}
        where user_id = ${person.id}`.execute(api.deps.db);
      assert.deepEqual(
        rows.map(({ lesson_id: id }) => id),
        [two],
        table,
      );
    }
    const other = await addCourse(['Otra']);
    const enrolment = await enrolmentOf(person, course.id);
    assert.equal((await resetOf(writer, enrolment, { lesson_id: other.lessons[0], reason: 'x' })).statusCode, 404);
    assert.equal((await resetOf(writer, 999_999, { lesson_id: null, reason: 'x' })).statusCode, 404);
  });
});

describe('a waiver', () => {
  test('opens a course without the required one, and closes it again', async () => {
    const required = await addCourse(['Base']);
    const course = await addCourse(['Avanzada'], { attach_courses_to_complete: [required.id] });
    const person = await insertPerson(api);
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
    const remove = (reason: string) => writer.post(`/api/v2/course-waivers/${data[0]?.id ?? 0}/remove`, { reason });
    const refusal = await remove(' ');
    assert.deepEqual(Object.keys(refusal.json<{ errors: object }>().errors), ['reason']);
    for (const reason of ['Era un error', 'Otra vez']) assert.equal((await remove(reason)).statusCode, 200);
    const { rows } = await sql<{ before: object; after: object }>`select before, after from audit_entries
      where resource = 'courses' and row_id = ${String(course.id)} and before ? 'waived_for'`.execute(api.deps.db);
    assert.deepEqual(rows, [
      { before: { waived_for: person.id }, after: { waived_for: null, reason: 'Era un error' } },
    ]);
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
        title,
        begun,
        doneCount,
        last,
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
});
