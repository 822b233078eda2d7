import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import type { TestPerson } from '../../../testing/add-person';
import { insertPerson } from '../../../testing/insert-person';
import {
  addCourse,
  api,
  learner,
  listOf,
  openReviewsStage,
  review,
} from '../../../testing/stages/learning/reviews-stage';

openReviewsStage();

describe('reviews of a course', () => {
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
    const author = await insertPerson(api, { permissions: ['courses.edit'] });
    const [firstReview] = (await listOf(course.id, author)).data;
    assert.equal(firstReview?.may_remove, true);
    await remove(author, firstReview.id);
    assert.equal((await listOf(course.id)).meta.total, 0);
    await review(person, course.id, 5, 'Vuelvo');
    await sql`update users set disabled_at = now() where id = ${person.id}`.execute(api.deps.db);
    assert.equal((await listOf(course.id)).meta.total, 0);
  });
});
