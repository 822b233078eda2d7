import { learnerCourseAnswerSchema, type LearnerCourse } from '@enlace/shared-contract/learning';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import type { TestPerson } from '../../../testing/add-person';
import { insertPerson } from '../../../testing/insert-person';
import {
  addCourse,
  api,
  complete,
  enrol,
  myCourse,
  openEnrolmentStage,
} from '../../../testing/stages/learning/enrolment-stage';
import { finishCourses } from './finish-courses';

openEnrolmentStage();

async function read(person: TestPerson, course: number): Promise<LearnerCourse> {
  const answer = await person.get(`/api/v2/learning/courses/${course}`);
  assert.equal(answer.statusCode, 200, answer.body);
  return learnerCourseAnswerSchema.parse(answer.json()).data;
}

describe('a course for a learner', () => {
  test('has the required courses with their progress, and the lessons after the enrolment', async () => {
    const person = await insertPerson(api);
    const first = await addCourse('Telar', 2);
    const empty = await addCourse('Sin lecciones', 0);
    const second = await addCourse('Tapiz', 2, [first.id, empty.id]);
    await enrol(person, first.id);
    await complete(person, first.lessons[0] ?? 0);
    const before = await read(person, second.id);
    assert.deepEqual(
      before.required.map(({ id, have, need, is_met: isMet }) => [id, have, need, isMet]),
      [
        [first.id, 1, 2, false],
        [empty.id, 0, 0, true],
      ],
    );
    assert.deepEqual([before.course, before.lessons], [null, []]);
    await complete(person, first.lessons[1] ?? 0);
    await enrol(person, second.id);
    const after = await read(person, second.id);
    assert.equal(
      after.required.every(({ is_met: isMet }) => isMet),
      true,
    );
    assert.equal(after.course?.id, second.id);
    assert.deepEqual(
      after.lessons.map(({ id, state, lock }) => [id, state, lock]),
      second.lessons.map((id) => [id, 'available', null]),
    );
  });

  test('counts a waived course as met', async () => {
    const person = await insertPerson(api);
    const first = await addCourse('Exigido', 1);
    const second = await addCourse('Perdonado', 1, [first.id]);
    await api.post(`/api/v2/courses/${second.id}/waivers`, { user_id: person.id, reason: 'Lo sabe' }, 'admin');
    const { required } = await read(person, second.id);
    assert.deepEqual(
      required.map(({ id, is_met: isMet }) => [id, isMet]),
      [[first.id, true]],
    );
  });

  test('is for signed-in users, and only shown courses', async () => {
    const course = await addCourse('Abierto', 1);
    assert.equal((await api.get(`/api/v2/learning/courses/${course.id}`)).statusCode, 401);
    const person = await insertPerson(api);
    for (const id of ['999999', 'x', '1e3'])
      assert.equal((await person.get(`/api/v2/learning/courses/${id}`)).statusCode, 404);
  });
});

test('a course whose last open lesson is removed is completed, with its certificate', async () => {
  const person = await insertPerson(api);
  const course = await addCourse('Sin final', 2);
  await enrol(person, course.id);
  await complete(person, course.lessons[0] ?? 0);
  assert.equal((await api.post(`/api/deletelesson?id=${course.lessons[1]}`, undefined, 'admin')).statusCode, 200);
  await finishCourses(api.deps);
  const ownCourse = await myCourse(person, course.id);
  assert.ok(ownCourse?.completed_at);
  assert.match(ownCourse.certificate ?? '', /^[\da-f]{32}$/);
  assert.equal(await finishCourses(api.deps), 0);
});
