import { learnerCourseAnswerSchema } from '@enlace/shared-contract/learning';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

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

describe('a course for a learner', () => {
  test('locks the lessons when a course is required later', async () => {
    const person = await insertPerson(api);
    const course = await addCourse('Ya inscrita', 1);
    await enrol(person, course.id);
    const first = await addCourse('Exigida después', 1);
    const edit = { attach_courses_to_complete: [first.id] };
    assert.equal((await api.post(`/api/editcourse?id=${course.id}`, edit, 'admin')).statusCode, 200);
    const answer = await person.get(`/api/v2/learning/courses/${course.id}`);
    const { required, lessons } = learnerCourseAnswerSchema.parse(answer.json()).data;
    assert.deepEqual([required[0]?.is_met, lessons[0]?.lock?.rule], [false, 'course']);
  });
});

test('a lesson that is hidden for its correction completes nothing; one that is hidden for a day does', async () => {
  const person = await insertPerson(api);
  const course = await addCourse('En obras', 2);
  await enrol(person, course.id);
  await complete(person, course.lessons[0] ?? 0);
  await api.post(`/api/editlesson?id=${course.lessons[1]}`, { status: 'draft' }, 'admin');
  await finishCourses(api.deps);
  assert.equal((await myCourse(person, course.id))?.completed_at, null);
  const tomorrow = new Date(api.deps.clock().getTime() + 25 * 3_600_000);
  await finishCourses({ db: api.deps.db, clock: () => tomorrow });
  assert.ok((await myCourse(person, course.id))?.completed_at);
});
