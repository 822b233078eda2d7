import { outlineAnswerSchema } from '@enlace/shared-contract/authoring';
import { myCoursesSchema } from '@enlace/shared-contract/learning';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { now, setNow } from '../../../testing/stages/learning/clock-api';
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

describe('the outline of a course', () => {
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
});

describe('a lesson opens', () => {
  test('after another lesson, and some days later', async () => {
    const { id } = await addCourse('Después de');
    const first = await addLesson(id, 'Primero');
    const next = await addLesson(id, 'Luego', { release: 'lesson', release_lesson_id: first.id, release_days: 1 });
    const person = await learner(id);
    assert.deepEqual((await refusedBecause(await complete(person, next.id))).rule, 'lesson');
    await complete(person, first.id);
    assert.deepEqual((await refusedBecause(await complete(person, next.id))).rule, 'date');
    setNow(new Date(now.getTime() + 24 * 3_600_000));
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
