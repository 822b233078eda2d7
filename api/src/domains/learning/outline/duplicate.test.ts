import { outlineAnswerSchema, type CourseOutline } from '@enlace/shared-contract/authoring';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { addPerson } from '../../../testing/add-person';
import { addRecord } from '../../../testing/add-record';
import type { TestApi } from '../../../testing/build-test-api';
import { shareTestApi } from '../../../testing/shared-api';

let api: TestApi;
before(async () => {
  api = await shareTestApi();
});

const outlineOf = (answer: LightMyRequestResponse): CourseOutline => outlineAnswerSchema.parse(answer.json()).data;
const post = (path: string, body?: object) => api.post(path, body, 'admin');

async function addCourse() {
  const course = await addRecord(api, '/api/addcourse', { title: 'Para copiar' });
  const path = `/api/v2/courses/${course.id}/outline`;
  const addLesson = (title: string, values: object = {}) =>
    addRecord(api, '/api/addlesson', { course_id: course.id, title, status: 'published', ...values });
  const first = await addLesson('Uno', { body: '<p>Hola</p>', kind: 'quiz', completion: 'passed', minutes: 7 });
  const second = await addLesson('Dos', { release: 'lesson', release_lesson_id: first.id });
  const questions = [
    {
      id: null,
      kind: 'one',
      text: '¿Sí?',
      choices: [
        { id: 'a', text: 'Sí', is_right: true },
        { id: 'b', text: 'No', is_right: false },
      ],
    },
  ];
  assert.equal((await post(`/api/v2/lessons/${first.id}/quiz/questions`, { questions })).statusCode, 200);
  const { version } = outlineOf(await api.get(path, 'admin'));
  const modules = [{ id: null, title: 'Módulo', lessons: [first.id, second.id] }];
  const outline = outlineOf(await post(path, { version, modules, lessons: [] }));
  return { course: course.id, first: first.id, second: second.id, module: outline.modules[0]?.id ?? 0 };
}

describe('a copy', () => {
  test('of a lesson is a draft behind it, with its content and its questions', async () => {
    const { course, first, second } = await addCourse();
    const answer = await post(`/api/v2/lessons/${first}/duplicate`);
    assert.equal(answer.statusCode, 201, answer.body);
    const [module] = outlineOf(answer).modules;
    assert.deepEqual(
      module?.lessons.map(({ title, status }) => [title, status]),
      [
        ['Uno', 'published'],
        ['Uno (copy)', 'draft'],
        ['Dos', 'published'],
      ],
    );
    assert.equal(module?.lessons[2]?.id, second);
    const copy = module?.lessons[1]?.id ?? 0;
    const { data } = (await api.get(`/api/lessons/get/${copy}/id`, 'admin')).json<{ data: Record<string, unknown> }>();
    assert.deepEqual([data['body'], data['completion'], data['minutes']], ['<p>Hola</p>', 'passed', 7]);
    const questions = await api.get(`/api/v2/lessons/${copy}/quiz/questions`, 'admin');
    assert.match(questions.body, /¿Sí\?/);
    assert.equal((await api.get(`/api/v2/courses/${course}/outline`, 'admin')).statusCode, 200);
  });

  test('of a module has copies of its lessons, which wait for each other', async () => {
    const { module, first } = await addCourse();
    const answer = await post(`/api/v2/course-modules/${module}/duplicate`);
    assert.equal(answer.statusCode, 201, answer.body);
    const { modules } = outlineOf(answer);
    assert.deepEqual(
      modules.map(({ title, lessons }) => [title, lessons.map((lesson) => [lesson.title, lesson.status])]),
      [
        [
          'Módulo',
          [
            ['Uno', 'published'],
            ['Dos', 'published'],
          ],
        ],
        [
          'Módulo (copy)',
          [
            ['Uno', 'draft'],
            ['Dos', 'draft'],
          ],
        ],
      ],
    );
    const [one, two] = modules[1]?.lessons ?? [];
    const { data } = (await api.get(`/api/lessons/get/${two?.id}/id`, 'admin')).json<{
      data: { release_lesson: { id: number } | null };
    }>();
    assert.equal(data.release_lesson?.id, one?.id);
    assert.notEqual(one?.id, first);
  });

  test('is for those who add lessons, and of what is there', async () => {
    const { first, module } = await addCourse();
    const person = await addPerson(api);
    for (const path of [`/api/v2/lessons/${first}/duplicate`, `/api/v2/course-modules/${module}/duplicate`])
      assert.equal((await person.post(path)).statusCode, 403);
    for (const path of ['/api/v2/lessons/999999/duplicate', '/api/v2/course-modules/999999/duplicate'])
      assert.equal((await post(path)).statusCode, 404);
  });

  test('keeps the signs of a title, and the titles of a module in other languages', async () => {
    const { course, first } = await addCourse();
    await post(`/api/editlesson?id=${first}`, { title: "Ahorra $$ con $' y $&" });
    const [module] = outlineOf(await post(`/api/v2/lessons/${first}/duplicate`)).modules;
    assert.equal(module?.lessons[1]?.title, "Ahorra $$ con $' y $& (copy)");
    await sql`update course_modules set translations = '{"pt": {"title": "Módulo um"}}'
      where course_id = ${course}`.execute(api.deps.db);
    await post(`/api/v2/course-modules/${module?.id}/duplicate`);
    const { rows } = await sql`select translations from course_modules where course_id = ${course}
      order by position`.execute(api.deps.db);
    assert.deepEqual(rows[1], rows[0]);
  });
});
