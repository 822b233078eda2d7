import {
  type courses as courseContract,
  type lessons as lessonContract,
  type MyCourse,
  myCoursesSchema,
  refusedLearningSchema,
} from '@enlace/shared-contract/learning';
import type { EntityOf } from '@enlace/shared-contract/resources';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import type { TestPerson } from '../../../testing/add-person';
import { insertPerson } from '../../../testing/insert-person';
import {
  add,
  addCourse,
  addLesson,
  api,
  complete,
  enrol,
  lessonsOf,
  myCourse,
  openEnrolmentStage,
} from '../../../testing/stages/learning/enrolment-stage';

openEnrolmentStage();

const readLesson = async (person: TestPerson, lesson: number) =>
  (await person.get(`/api/lessons/get/${lesson}/id`)).json<{ data: EntityOf<typeof lessonContract> }>().data;

describe('enrolment', () => {
  test('is made once, and the course is among the own ones', async () => {
    const person = await insertPerson(api);
    const course = await addCourse('Hilos y agujas', 2);
    assert.deepEqual(myCoursesSchema.parse((await person.post('/api/getmycourses')).json()).data, []);
    assert.deepEqual(
      [(await enrol(person, course.id)).statusCode, (await enrol(person, course.id)).statusCode],
      [201, 200],
    );
    const { data } = myCoursesSchema.parse((await person.post('/api/getmycourses', {})).json());
    assert.deepEqual(
      data.map(({ id, percent, lessons_count, completed_count, minutes_left, next_lesson }) => [
        id,
        percent,
        lessons_count,
        completed_count,
        minutes_left,
        next_lesson?.id,
      ]),
      [[course.id, 0, 2, 0, 20, course.lessons[0]]],
    );
    const other = await insertPerson(api);
    assert.equal(await myCourse(other, course.id), undefined);
  });

  test('needs a signed-in user and a published course', async () => {
    const draft = await add('/api/addcourse', { title: 'Borrador' });
    const person = await insertPerson(api);
    assert.equal((await enrol(person, draft.id)).statusCode, 404);
    assert.equal((await enrol(person, 999_999)).statusCode, 404);
    const missingId = await person.post('/api/enroll_course', {});
    assert.deepEqual(Object.keys(missingId.json<{ errors: object }>().errors), ['course_id']);
    for (const call of ['getmycourses', 'getuserlessons', 'enroll_course', 'complete_lesson'])
      assert.equal((await api.post(`/api/${call}`, { course_id: draft.id, lesson_id: 1 })).statusCode, 401, call);
  });
});

describe('progress', () => {
  test('ends at 100 with the last lesson, and stays there when a lesson is added', async () => {
    const person = await insertPerson(api);
    const course = await addCourse('Tres pasos', 3);
    await enrol(person, course.id);
    const percents: unknown[] = [];
    for (const lesson of [course.lessons[1], course.lessons[0], course.lessons[2], course.lessons[2]])
      percents.push((await complete(person, lesson ?? 0)).json<{ data: MyCourse }>().data.percent);
    assert.deepEqual(percents, [33, 66, 100, 100]);
    const before = await myCourse(person, course.id);
    assert.ok(before?.completed_at);
    assert.equal(before.next_lesson, null);
    const later = await addLesson(course.id, 'Un paso más');
    const after = await myCourse(person, course.id);
    assert.deepEqual(
      [after?.percent, after?.completed_at, after?.completed_count, after?.lessons_count, after?.next_lesson?.id],
      [100, before.completed_at, 3, 4, later.id],
    );
    assert.deepEqual(
      (await lessonsOf(person, course.id)).map(({ state }) => state),
      ['completed', 'completed', 'completed', 'available'],
    );
  });
});

describe('required courses', () => {
  test('are asked for at the enrolment, at reading and at completing, until they are completed', async () => {
    const person = await insertPerson(api);
    const first = await addCourse('Antes', 2);
    const second = await addCourse('Después', 1, [first.id]);
    const lesson = second.lessons[0] ?? 0;
    await enrol(person, first.id);
    await complete(person, first.lessons[0] ?? 0);

    const refusal = await enrol(person, second.id);
    assert.equal(refusal.statusCode, 409);
    const { unmet } = refusedLearningSchema.parse(refusal.json<{ details: unknown }>().details);
    assert.deepEqual(unmet, [
      {
        rule: 'course',
        course: { id: first.id, slug: first.slug, title: 'Antes' },
        have: 1,
        need: 2,
        link: `/courses/${first.slug}`,
      },
    ]);
    const lockedLesson = await readLesson(person, lesson);
    assert.deepEqual([lockedLesson.is_locked, lockedLesson.body, lockedLesson.video_url], [true, null, null]);
    assert.ok(!JSON.stringify(lockedLesson.translations).includes('body'));

    await complete(person, first.lessons[1] ?? 0);
    assert.equal((await enrol(person, second.id)).statusCode, 201);
    const openLesson = await readLesson(person, lesson);
    assert.deepEqual([openLesson.is_locked, openLesson.body], [false, '<p>Hola</p>']);
    assert.equal((await complete(person, lesson)).json<{ data: MyCourse }>().data.percent, 100);
  });

  test('do not stop people who write courses from reading', async () => {
    const first = await addCourse('Primero', 1);
    const second = await addCourse('Segundo', 1, [first.id]);
    const answer = await api.get(`/api/lessons/get/${second.lessons[0]}/id`, 'admin');
    assert.equal(answer.json<{ data: EntityOf<typeof lessonContract> }>().data.is_locked, false);
    const courseAnswer = await api.get(`/api/courses/get/${second.id}/id`);
    const { courses_to_complete: requiredCourses } = courseAnswer.json<{ data: EntityOf<typeof courseContract> }>()
      .data;
    assert.deepEqual(
      requiredCourses.map(({ id }) => id),
      [first.id],
    );
  });
});
