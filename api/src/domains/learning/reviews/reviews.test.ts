import { courseReviewsSchema } from '@enlace/shared-contract';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { addPerson, type TestPerson } from '../../../testing/add-person';
import { addRecord } from '../../../testing/add-record';
import { buildTestApi, type TestApi } from '../../../testing/build-test-api';

let api: TestApi;
before(async () => {
  api = await buildTestApi();
});
after(() => api.close());

async function addCourse(lessonCount: number, values: object = {}) {
  const course = await addRecord(api, '/api/addcourse', {
    ...{ title: 'Reseñas', published_at: '2026-01-01T00:00:00Z', ...values },
  });
  const lessons: number[] = [];
  for (let number = 1; number <= lessonCount; number += 1)
    lessons.push(
      (await addRecord(api, '/api/addlesson', { course_id: course.id, title: `L ${number}`, status: 'published' })).id,
    );
  return { id: course.id, lessons };
}

async function learner(course: { id: number; lessons: readonly number[] }, lessonCount: number): Promise<TestPerson> {
  const person = await addPerson(api);
  await person.post('/api/enroll_course', { course_id: course.id });
  for (const lesson of course.lessons.slice(0, lessonCount))
    await person.post('/api/complete_lesson', { lesson_id: lesson });
  return person;
}

const listOf = async (course: number, reader?: TestPerson, query = '') => {
  const url = `/api/v2/courses/${course}/reviews${query}`;
  const answer = reader === undefined ? await api.get(url) : await reader.get(url);
  assert.equal(answer.statusCode, 200, answer.body);
  return courseReviewsSchema.parse(answer.json());
};

const review = (person: TestPerson, course: number, rating: number, text: string) =>
  person.post(`/api/v2/courses/${course}/review`, { rating, text });

describe('reviews of a course', () => {
  test('are written by learners with a fifth of the lessons, and read by all without the whole name', async () => {
    const course = await addCourse(10);
    const [early, person] = [await learner(course, 1), await learner(course, 2)];
    assert.equal((await listOf(course.id, early)).meta.may_review, false);
    assert.equal((await review(early, course.id, 5, 'Muy pronto')).statusCode, 409);
    assert.equal((await review(await addPerson(api), course.id, 1, 'Sin curso')).statusCode, 409);
    assert.equal((await listOf(course.id, person)).meta.may_review, true);
    assert.equal((await review(person, course.id, 4, 'Claro y corto')).statusCode, 200);
    const { data, meta } = await listOf(course.id);
    assert.deepEqual(
      data.map(({ rating, text, name, may_remove: mayRemove }) => [rating, text, name, mayRemove]),
      [[4, 'Claro y corto', 'Perla I.', false]],
    );
    assert.deepEqual([meta.average, meta.counts, meta.own, meta.may_review], [4, [0, 0, 0, 1, 0], null, false]);
    for (const [rating, text] of [
      [0, 'x'],
      [6, 'x'],
      [2.5, 'x'],
      [3, ' '],
      [3, 'x'.repeat(2001)],
    ] as const)
      assert.equal((await review(person, course.id, rating, text)).statusCode, 422, `${rating} ${text.slice(0, 5)}`);
  });

  test('are one for a learner, however often and at once they are sent; the newest text counts', async () => {
    const course = await addCourse(1);
    const person = await learner(course, 1);
    const answers = await Promise.all(Array.from({ length: 8 }, () => review(person, course.id, 3, 'Regular')));
    assert.ok(answers.every(({ statusCode }) => statusCode === 200));
    assert.equal((await listOf(course.id, person)).meta.own?.edited_at, null);
    await review(person, course.id, 5, 'Lo releí: excelente');
    const { meta } = await listOf(course.id, person);
    assert.deepEqual([meta.total, meta.own?.rating, meta.own?.edited_at !== null], [1, 5, true]);
  });

  test('are sorted and paged; their mean has one decimal', async () => {
    const course = await addCourse(1);
    for (const rating of [5, 2, 4]) await review(await learner(course, 1), course.id, rating, `Con ${rating}`);
    const ratings = async (query: string) =>
      (await listOf(course.id, undefined, query)).data.map(({ rating }) => rating);
    assert.deepEqual(await ratings(''), [4, 2, 5]);
    assert.deepEqual(await ratings('?sort=best'), [5, 4, 2]);
    assert.deepEqual(await ratings('?sort=worst&per_page=2&page=2'), [5]);
    assert.equal((await listOf(course.id)).meta.average, 3.7);
  });

  test('are removed by their writers and by authors only, and leave with the account', async () => {
    const course = await addCourse(1);
    const [person, other] = [await learner(course, 1), await learner(course, 1)];
    await review(person, course.id, 1, 'Mal día');
    const id = (await listOf(course.id, person)).meta.own?.id ?? 0;
    const remove = (by: TestPerson, target: number) => by.post(`/api/v2/course-reviews/${target}/remove`);
    assert.equal((await remove(other, id)).statusCode, 403);
    assert.equal((await remove(person, id)).statusCode, 200);
    assert.equal((await remove(person, id)).statusCode, 200);
    await review(other, course.id, 2, 'Insulto');
    const author = await addPerson(api, { permissions: ['courses.edit'] });
    const [firstReview] = (await listOf(course.id, author)).data;
    assert.equal(firstReview?.may_remove, true);
    await remove(author, firstReview.id);
    assert.equal((await listOf(course.id)).meta.total, 0);
    await review(person, course.id, 5, 'Vuelvo');
    await sql`update users set disabled_at = now() where id = ${person.id}`.execute(api.deps.db);
    assert.equal((await listOf(course.id)).meta.total, 0);
  });

  test('of a course that is not shown are not found', async () => {
    const draft = await addRecord(api, '/api/addcourse', { title: 'Borrador' });
    assert.equal((await api.get(`/api/v2/courses/${draft.id}/reviews`)).statusCode, 404);
    assert.equal((await review(await addPerson(api), draft.id, 3, 'x')).statusCode, 404);
  });
});
