import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { addRecord } from '../../../testing/add-record';
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
  test('are written by learners with a fifth of the lessons, and read by all without the whole name', async () => {
    const course = await addCourse(10);
    const [early, person] = [await learner(course, 1), await learner(course, 2)];
    assert.equal((await listOf(course.id, early)).meta.may_review, false);
    assert.equal((await review(early, course.id, 5, 'Muy pronto')).statusCode, 409);
    assert.equal((await review(await insertPerson(api), course.id, 1, 'Sin curso')).statusCode, 409);
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

  test('of a course that is not shown are not found', async () => {
    const draft = await addRecord(api, '/api/addcourse', { title: 'Borrador' });
    assert.equal((await api.get(`/api/v2/courses/${draft.id}/reviews`)).statusCode, 404);
    assert.equal((await review(await insertPerson(api), draft.id, 3, 'x')).statusCode, 404);
  });
});
