import {
  type courses as courseContract,
  type EntityOf,
  type lessons as lessonContract,
  type MyCourse,
  myCoursesSchema,
  refusedLearningSchema,
  type UserLesson,
  userLessonsSchema,
} from '@enlace/shared-contract';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { addRecord } from '../../../testing/add-record';
import { addPerson, type TestPerson } from '../../../testing/add-person';
import { buildTestApi, type TestApi } from '../../../testing/build-test-api';

let api: TestApi;
before(async () => {
  api = await buildTestApi();
});
after(() => api.close());

const add = async (path: string, values: object) => addRecord(api, path, values);

const addLesson = (course: number, title: string, values: object = {}) =>
  add('/api/addlesson', { course_id: course, title, status: 'published', minutes: 10, body: '<p>Hola</p>', ...values });

async function addCourse(title: string, lessonCount: number, requiredIds: readonly number[] = []) {
  const course = await add('/api/addcourse', {
    title,
    published_at: '2026-01-01T00:00:00Z',
    attach_courses_to_complete: requiredIds,
  });
  const lessons: number[] = [];
  for (let number = 1; number <= lessonCount; number += 1)
    lessons.push((await addLesson(course.id, `${title}, lección ${number}`)).id);
  return { ...course, lessons };
}

const enrol = (person: TestPerson, course: number) => person.post('/api/enroll_course', { course_id: course });
const complete = (person: TestPerson, lesson: number) => person.post('/api/complete_lesson', { lesson_id: lesson });

async function myCourse(person: TestPerson, course: number): Promise<MyCourse | undefined> {
  const answer = await person.post('/api/getmycourses', { course_id: course });
  assert.equal(answer.statusCode, 200, answer.body);
  return myCoursesSchema.parse(answer.json()).data[0];
}

async function lessonsOf(person: TestPerson, course: number): Promise<readonly UserLesson[]> {
  return userLessonsSchema.parse((await person.post('/api/getuserlessons', { course_id: course })).json()).data;
}

describe('enrolment', () => {
  test('is made once, and the course is among the own ones', async () => {
    const person = await addPerson(api);
    const course = await addCourse('Hilos y agujas', 2);
    assert.deepEqual(myCoursesSchema.parse((await person.post('/api/getmycourses')).json()).data, []);
    assert.deepEqual(
      [(await enrol(person, course.id)).statusCode, (await enrol(person, course.id)).statusCode],
      [201, 200],
    );
    const { data } = myCoursesSchema.parse((await person.post('/api/getmycourses', {})).json());
    assert.deepEqual(
      data.map(({ id, percent, lessons_count, completed_count, minutes_left, next_lesson }) => [
        ...[id, percent, lessons_count, completed_count, minutes_left, next_lesson?.id],
      ]),
      [[course.id, 0, 2, 0, 20, course.lessons[0]]],
    );
    const other = await addPerson(api);
    assert.equal(await myCourse(other, course.id), undefined);
  });

  test('needs a signed-in user and a published course', async () => {
    const draft = await add('/api/addcourse', { title: 'Borrador' });
    const person = await addPerson(api);
    assert.equal((await enrol(person, draft.id)).statusCode, 404);
    assert.equal((await enrol(person, 999_999)).statusCode, 404);
    const missingId = await person.post('/api/enroll_course', {});
    assert.deepEqual(Object.keys(missingId.json<{ errors: object }>().errors), ['course_id']);
    for (const call of ['getmycourses', 'getuserlessons', 'enroll_course', 'complete_lesson'])
      assert.equal((await api.post(`/api/${call}`, { course_id: draft.id, lesson_id: 1 })).statusCode, 401, call);
  });

  test('is one for 50 requests at once, and so is a completed lesson', async () => {
    const person = await addPerson(api);
    const course = await addCourse('Muchas veces', 2);
    const many = <T>(ask: () => Promise<T>) => Promise.all(Array.from({ length: 50 }, ask));
    const enrolments = await many(() => enrol(person, course.id));
    assert.equal(enrolments.filter(({ statusCode }) => statusCode === 201).length, 1);
    const completions = await many(() => complete(person, course.lessons[0] ?? 0));
    assert.ok(completions.every(({ statusCode }) => statusCode === 200));
    assert.deepEqual((await myCourse(person, course.id))?.completed_count, 1);
  });
});

describe('progress', () => {
  test('ends at 100 with the last lesson, and stays there when a lesson is added', async () => {
    const person = await addPerson(api);
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

  test('is complete when the two last lessons end at the same moment', async () => {
    const person = await addPerson(api);
    for (let round = 0; round < 5; round += 1) {
      const course = await addCourse(`A la vez ${round}`, 2);
      await enrol(person, course.id);
      await Promise.all(course.lessons.map((lesson) => complete(person, lesson)));
      assert.ok((await myCourse(person, course.id))?.completed_at, `round ${round}`);
    }
  });

  test('is between 0 and 100 while lessons are added, hidden, removed and completed', async () => {
    const person = await addPerson(api);
    const course = await addCourse('Siempre en obras', 3);
    await enrol(person, course.id);
    const lessons = [...course.lessons];
    let seed = 7;
    const draw = (limit: number) => (seed = (seed * 48_271) % 2_147_483_647) % limit;
    let wasCompleted = false;
    for (let step = 0; step < 40; step += 1) {
      const lesson = lessons[draw(lessons.length)] ?? 0;
      const kind = draw(5);
      if (kind === 0) lessons.push((await addLesson(course.id, `Nueva ${step}`)).id);
      else if (kind === 1) await api.post(`/api/editlesson?id=${lesson}`, { status: 'draft' }, 'admin');
      else if (kind === 2) await api.post(`/api/editlesson?id=${lesson}`, { status: 'published' }, 'admin');
      else if (kind === 3 && lessons.length > 2) await api.post(`/api/deletelesson?id=${lesson}`, {}, 'admin');
      else await complete(person, lesson);
      const now = await myCourse(person, course.id);
      assert.ok(now && now.percent >= 0 && now.percent <= 100, `${step}: ${now?.percent}`);
      assert.ok(now.completed_count <= now.lessons_count);
      assert.ok(!wasCompleted || now.completed_at !== null, 'a completed course stays completed');
      wasCompleted ||= now.completed_at !== null;
    }
  });

  test('needs the enrolment, and says so in the language of the request', async () => {
    const person = await addPerson(api);
    const course = await addCourse('Sin inscripción', 1);
    const answer = await api.send({
      method: 'POST',
      url: '/api/complete_lesson',
      payload: { lesson_id: course.lessons[0] },
      headers: { authorization: `Bearer ${person.token}`, 'accept-language': 'es' },
    });
    const body = answer.json<{ message: string; details: unknown }>();
    assert.equal(answer.statusCode, 409);
    assert.equal(body.message, 'Inscríbete antes en “Sin inscripción”.');
    const { unmet } = refusedLearningSchema.parse(body.details);
    assert.deepEqual(unmet, [
      {
        rule: 'enrolment',
        course: { id: course.id, slug: course.slug, title: 'Sin inscripción' },
        have: 0,
        need: 1,
        link: `/courses/${course.slug}`,
      },
    ]);
  });
});

describe('required courses', () => {
  const readLesson = async (person: TestPerson, lesson: number) =>
    (await person.get(`/api/lessons/get/${lesson}/id`)).json<{ data: EntityOf<typeof lessonContract> }>().data;

  test('are asked for at the enrolment, at reading and at completing, until they are completed', async () => {
    const person = await addPerson(api);
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

  test('that are required later take nothing from a learner who has completed a lesson', async () => {
    const person = await addPerson(api);
    const course = await addCourse('Sin requisitos', 2);
    await enrol(person, course.id);
    await complete(person, course.lessons[0] ?? 0);
    const later = await addCourse('Requisito nuevo', 1);
    await api.post(`/api/editcourse?id=${course.id}`, { attach_courses_to_complete: [later.id] }, 'admin');
    assert.deepEqual(
      (await lessonsOf(person, course.id)).map(({ state }) => state),
      ['completed', 'locked'],
    );
    const refusal = await complete(person, course.lessons[1] ?? 0);
    assert.equal(refusal.statusCode, 409);
    assert.match(refusal.body, /Requisito nuevo/);
    assert.equal((await complete(person, course.lessons[0] ?? 0)).statusCode, 200, 'repeated');
    assert.equal((await myCourse(person, course.id))?.percent, 50);
  });

  test('count only when they can be completed', async () => {
    const person = await addPerson(api);
    const empty = await addCourse('Sin lecciones', 0);
    const draft = await add('/api/addcourse', { title: 'Todavía borrador' });
    await addLesson(draft.id, 'Oculta');
    const course = await addCourse('Se puede empezar', 1, [empty.id, draft.id]);
    assert.equal((await enrol(person, course.id)).statusCode, 201);
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
