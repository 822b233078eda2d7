import { outlineAnswerSchema } from '@enlace/shared-contract/authoring';
import { courses as courseContract, userLessonsSchema } from '@enlace/shared-contract/learning';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import type { TestPerson } from '../../../testing/add-person';
import type { AddedRecord } from '../../../testing/add-record';
import { setNow } from '../../../testing/stages/learning/clock-api';
import {
  addCourse,
  addLesson,
  api,
  complete,
  learner,
  openOutlineStage,
  outlineOf,
  refusedBecause,
  store,
} from '../../../testing/stages/learning/outline-stage';

openOutlineStage();

const lessonsOf = async (person: TestPerson, course: number) =>
  userLessonsSchema.parse((await person.post('/api/getuserlessons', { course_id: course })).json()).data;

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

  test('one module after the other, in any order within it; lessons outside of modules come last', async () => {
    const { id, slug } = await addCourse('Por módulos', { lesson_order: 'by_module' });
    const titles = ['Uno', 'Dos', 'Tres', 'Cuatro', 'Suelta'];
    const lessons: AddedRecord[] = [];
    for (const title of titles) lessons.push(await addLesson(id, title));
    const [one, two, three, four, loose] = lessons.map((lesson) => lesson.id);
    const draft = await addLesson(id, 'Borrador', { status: 'draft' });
    const { version } = await outlineOf(id);
    const modules = [
      { id: null, title: 'A', lessons: [two, one, draft.id] },
      { id: null, title: 'Vacío', lessons: [] },
      { id: null, title: 'B', lessons: [three, four] },
    ];
    assert.equal((await store(id, { version, modules, lessons: [loose] })).statusCode, 200);
    const person = await learner(id);
    const states = async () => (await lessonsOf(person, id)).map(({ state, lock }) => lock?.lesson?.id ?? state);
    assert.deepEqual(await states(), ['available', 'available', two, two, two]);
    const unmet = await refusedBecause(await complete(person, four ?? 0));
    assert.deepEqual(
      [unmet.rule, unmet.lesson?.id, unmet.link],
      ['order', two, `/my/courses/${slug}/${lessons[1]?.slug}`],
    );
    await refusedBecause(await person.post(`/api/v2/lessons/${loose}/watch`));
    assert.equal((await complete(person, one ?? 0)).statusCode, 200);
    assert.deepEqual(await states(), ['available', 'completed', two, two, two]);
    assert.equal((await complete(person, two ?? 0)).statusCode, 200);
    assert.deepEqual(await states(), ['completed', 'completed', 'available', 'available', three]);
    assert.equal((await complete(person, four ?? 0)).statusCode, 200);
    assert.deepEqual(await states(), ['completed', 'completed', 'available', 'completed', three]);
    assert.equal((await complete(person, three ?? 0)).statusCode, 200);
    assert.deepEqual((await states()).at(-1), 'available');
  });

  test('on a date, and days after the enrolment, by the clock of the server', async () => {
    const { id } = await addCourse('Por fecha');
    const datedLesson = await addLesson(id, 'Fecha', { release: 'date', release_at: '2026-05-10T10:00:00Z' });
    const later = await addLesson(id, 'Días', { release: 'days', release_days: 3 });
    const person = await learner(id);
    const unmet = await refusedBecause(await complete(person, datedLesson.id));
    assert.deepEqual([unmet.rule, unmet.opens_at], ['date', '2026-05-10T10:00:00.000Z']);
    assert.equal((await refusedBecause(await complete(person, later.id))).opens_at, '2026-05-07T10:00:00.000Z');
    setNow(new Date('2026-05-07T10:00:00Z'));
    assert.deepEqual(
      (await lessonsOf(person, id)).map(({ state }) => state),
      ['locked', 'available'],
    );
    assert.equal((await complete(person, later.id)).statusCode, 200);
    setNow(new Date('2026-05-10T10:00:00Z'));
    assert.equal((await complete(person, datedLesson.id)).statusCode, 200);
  });
});
