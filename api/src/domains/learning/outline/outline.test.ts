import {
  courses as courseContract,
  myCoursesSchema,
  outlineAnswerSchema,
  type CourseOutline,
  refusedLearningSchema,
  userLessonsSchema,
} from '@enlace/shared-contract';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { addRecord } from '../../../testing/add-record';
import { addPerson, type TestPerson } from '../../../testing/add-person';
import { buildTestApi, type TestApi } from '../../../testing/build-test-api';

let api: TestApi;
let now = new Date('2026-05-04T10:00:00Z');
before(async () => {
  api = await buildTestApi({ clock: () => now });
});
after(() => api.close());

const add = async (path: string, values: object) => addRecord(api, path, values);

const publishedAt = '2026-01-01T00:00:00Z';
const addCourse = async (title: string, values: object = {}) =>
  add('/api/addcourse', { title, published_at: publishedAt, ...values });
const addLesson = async (course: number, title: string, values: object = {}) =>
  add('/api/addlesson', { course_id: course, title, status: 'published', minutes: 10, body: '<p>Hola</p>', ...values });

async function learner(course: number): Promise<TestPerson> {
  const person = await addPerson(api);
  assert.equal((await person.post('/api/enroll_course', { course_id: course })).statusCode, 201);
  return person;
}

const lessonsOf = async (person: TestPerson, course: number) =>
  userLessonsSchema.parse((await person.post('/api/getuserlessons', { course_id: course })).json()).data;
const complete = (person: TestPerson, lesson: number) => person.post('/api/complete_lesson', { lesson_id: lesson });

async function refusedBecause(answer: { statusCode: number; body: string; json: () => unknown }) {
  assert.equal(answer.statusCode, 409, answer.body);
  const { details } = answer.json() as { details: unknown };
  const [unmet] = refusedLearningSchema.parse(details).unmet;
  assert.ok(unmet);
  return unmet;
}

async function outlineOf(course: number): Promise<CourseOutline> {
  const answer = await api.get(`/api/v2/courses/${course}/outline`, 'admin');
  assert.equal(answer.statusCode, 200, answer.body);
  return outlineAnswerSchema.parse(answer.json()).data;
}

const store = (course: number, body: object) => api.post(`/api/v2/courses/${course}/outline`, body, 'admin');

describe('the outline of a course', () => {
  test('has modules, and its order is the order of the lessons for everybody', async () => {
    const { id } = await addCourse('Módulos');
    const [one, two, three] = [await addLesson(id, 'Uno'), await addLesson(id, 'Dos'), await addLesson(id, 'Tres')];
    const { version } = await outlineOf(id);
    const modules = [
      { id: null, title: 'Start', translations: { es: { title: 'Inicio' } }, lessons: [three.id] },
      { id: null, title: 'Middle', lessons: [one.id] },
    ];
    const answer = await store(id, { version, modules, lessons: [two.id] });
    assert.equal(answer.statusCode, 200, answer.body);
    const person = await learner(id);
    const lessons = await lessonsOf(person, id);
    assert.deepEqual(
      lessons.map(({ id: lesson, position, module }) => [lesson, position, module?.title ?? null]),
      [
        [three.id, 1, 'Start'],
        [one.id, 2, 'Middle'],
        [two.id, 3, null],
      ],
    );
    const shownAnswer = await api.get(`/api/courses/get/${id}/id?lang=es`);
    const course = courseContract.entity.parse(shownAnswer.json<{ data: unknown }>().data);
    assert.deepEqual(
      course.lessons?.map(({ title, module }) => [title, module]),
      [
        ['Tres', 'Inicio'],
        ['Uno', 'Middle'],
        ['Dos', null],
      ],
    );
  });

  test('is refused with 412 when it has changed since, and nothing is lost', async () => {
    const { id } = await addCourse('Dos autoras');
    const one = await addLesson(id, 'Uno');
    const { version } = await outlineOf(id);
    const ownOutline = { version, modules: [{ id: null, title: 'Mía', lessons: [one.id] }], lessons: [] };
    assert.equal((await store(id, ownOutline)).statusCode, 200);
    const answer = await store(id, { version, modules: [], lessons: [one.id] });
    assert.equal(answer.statusCode, 412, answer.body);
    assert.deepEqual(
      (await outlineOf(id)).modules.map(({ title }) => title),
      ['Mía'],
    );
  });

  test('a removed module leaves its lessons, and lessons that the request does not name come last', async () => {
    const { id } = await addCourse('Sin módulo');
    const [one, two] = [await addLesson(id, 'Uno'), await addLesson(id, 'Dos')];
    const first = await outlineOf(id);
    await store(id, {
      version: first.version,
      modules: [{ id: null, title: 'A', lessons: [one.id, two.id] }],
      lessons: [],
    });
    const { version } = await outlineOf(id);
    const answer = await store(id, { version, modules: [], lessons: [two.id] });
    const outline = outlineAnswerSchema.parse(answer.json()).data;
    assert.deepEqual(outline.modules, []);
    assert.deepEqual(
      outline.lessons.map(({ id: lesson }) => lesson),
      [two.id, one.id],
    );
  });

  test('takes no lesson and no module of another course', async () => {
    const [course, other] = [await addCourse('Propio'), await addCourse('Ajeno')];
    const strange = await addLesson(other.id, 'Ajena');
    const foreign = await outlineOf(other.id);
    await store(other.id, {
      version: foreign.version,
      modules: [{ id: null, title: 'Ajeno', lessons: [] }],
      lessons: [strange.id],
    });
    const [foreignModule] = (await outlineOf(other.id)).modules;
    const { version } = await outlineOf(course.id);
    const modules = [{ id: foreignModule?.id ?? 0, title: 'Robado', lessons: [strange.id] }];
    const answer = await store(course.id, { version, modules, lessons: [] });
    assert.equal(answer.statusCode, 200, answer.body);
    const after = await outlineOf(other.id);
    assert.deepEqual([after.modules.map(({ title }) => title), after.lessons.length], [['Ajeno'], 1]);
    assert.deepEqual(outlineAnswerSchema.parse(answer.json()).data.modules[0]?.lessons, []);
  });

  test('gets many drafts at once, at the end of a module, and only from authors', async () => {
    const { id } = await addCourse('En lote');
    const last = await addLesson(id, 'Última');
    const { version } = await outlineOf(id);
    const storedAnswer = await store(id, {
      version,
      modules: [{ id: null, title: 'A', lessons: [] }],
      lessons: [last.id],
    });
    const [module] = outlineAnswerSchema.parse(storedAnswer.json()).data.modules;
    const body = { module_id: module?.id, titles: ['Nueva', 'Otra'] };
    const answer = await api.post(`/api/v2/courses/${id}/lessons`, body, 'admin');
    assert.equal(answer.statusCode, 201, answer.body);
    const outline = outlineAnswerSchema.parse(answer.json()).data;
    assert.deepEqual(
      outline.modules[0]?.lessons.map(({ title, status }) => [title, status]),
      [
        ['Nueva', 'draft'],
        ['Otra', 'draft'],
      ],
    );
    const person = await learner(id);
    assert.equal((await person.post(`/api/v2/courses/${id}/lessons`, body)).statusCode, 403);
    assert.equal(
      (await api.post(`/api/v2/courses/${id}/lessons`, { ...body, module_id: 999_999 }, 'admin')).statusCode,
      404,
    );
  });
});

describe('a lesson opens', () => {
  test('one after the other in a sequential course; what was completed stays open', async () => {
    const { id } = await addCourse('En orden', { lesson_order: 'sequential' });
    const [one, two, three] = [await addLesson(id, 'Uno'), await addLesson(id, 'Dos'), await addLesson(id, 'Tres')];
    const person = await learner(id);
    const states = async () => (await lessonsOf(person, id)).map(({ state, lock }) => lock?.lesson?.id ?? state);
    assert.deepEqual(await states(), ['available', one.id, one.id]);
    const unmet = await refusedBecause(await complete(person, three.id));
    assert.deepEqual([unmet.rule, unmet.lesson?.id, unmet.link], ['order', one.id, `/my/courses/en-orden/${one.slug}`]);
    await refusedBecause(await person.post(`/api/v2/lessons/${two.id}/watch`));
    assert.equal((await complete(person, one.id)).statusCode, 200);
    assert.deepEqual(await states(), ['completed', 'available', two.id]);
    const { version } = await outlineOf(id);
    assert.equal((await store(id, { version, modules: [], lessons: [three.id, two.id, one.id] })).statusCode, 200);
    assert.deepEqual(await states(), ['available', three.id, 'completed']);
    const body = await person.get(`/api/lessons/get/${one.id}/id`);
    assert.equal(body.json<{ data: { is_locked: boolean } }>().data.is_locked, false);
    const closedLesson = await person.get(`/api/lessons/get/${two.id}/id`);
    assert.equal(closedLesson.json<{ data: { body: string | null } }>().data.body, null);
  });

  test('on a date, and days after the enrolment, by the clock of the server', async () => {
    const { id } = await addCourse('Por fecha');
    const datedLesson = await addLesson(id, 'Fecha', { release: 'date', release_at: '2026-05-10T10:00:00Z' });
    const later = await addLesson(id, 'Días', { release: 'days', release_days: 3 });
    const person = await learner(id);
    const unmet = await refusedBecause(await complete(person, datedLesson.id));
    assert.deepEqual([unmet.rule, unmet.opens_at], ['date', '2026-05-10T10:00:00.000Z']);
    assert.equal((await refusedBecause(await complete(person, later.id))).opens_at, '2026-05-07T10:00:00.000Z');
    now = new Date('2026-05-07T10:00:00Z');
    assert.deepEqual(
      (await lessonsOf(person, id)).map(({ state }) => state),
      ['locked', 'available'],
    );
    assert.equal((await complete(person, later.id)).statusCode, 200);
    now = new Date('2026-05-10T10:00:00Z');
    assert.equal((await complete(person, datedLesson.id)).statusCode, 200);
  });

  test('after another lesson, and some days later', async () => {
    const { id } = await addCourse('Después de');
    const first = await addLesson(id, 'Primero');
    const next = await addLesson(id, 'Luego', { release: 'lesson', release_lesson_id: first.id, release_days: 1 });
    const person = await learner(id);
    assert.deepEqual((await refusedBecause(await complete(person, next.id))).rule, 'lesson');
    await complete(person, first.id);
    assert.deepEqual((await refusedBecause(await complete(person, next.id))).rule, 'date');
    now = new Date(now.getTime() + 24 * 3_600_000);
    assert.equal((await complete(person, next.id)).statusCode, 200);
    const [course] = myCoursesSchema.parse((await person.post('/api/getmycourses', { course_id: id })).json()).data;
    assert.equal(course?.percent, 100);
  });

  test('never after itself, after a lesson of another course, or on a day that is not given', async () => {
    const [course, other] = [await addCourse('Vueltas'), await addCourse('Otro')];
    const a = await addLesson(course.id, 'A');
    const b = await addLesson(course.id, 'B', { release: 'lesson', release_lesson_id: a.id });
    const strange = await addLesson(other.id, 'Ajena');
    const edit = async (values: object) => {
      const answer = await api.post(`/api/editlesson?id=${a.id}`, values, 'admin');
      assert.equal(answer.statusCode, 422, answer.body);
      return answer.json<{ errors: Record<string, string[]> }>().errors;
    };
    assert.deepEqual(await edit({ release: 'lesson', release_lesson_id: b.id }), {
      release_lesson_id: ['No lesson may open after itself: A → B → A.'],
    });
    assert.deepEqual(Object.keys(await edit({ release: 'lesson', release_lesson_id: a.id })), ['release_lesson_id']);
    assert.deepEqual(Object.keys(await edit({ release: 'lesson', release_lesson_id: strange.id })), [
      'release_lesson_id',
    ]);
    assert.deepEqual(Object.keys(await edit({ release: 'lesson' })), ['release_lesson_id']);
    assert.deepEqual(Object.keys(await edit({ release: 'date' })), ['release_at']);
  });
});
