import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { insertPerson } from '../../../testing/insert-person';
import { addCourse, api, openDuplicateStage, outlineOf, post } from '../../../testing/stages/learning/duplicate-stage';

openDuplicateStage();

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
    const person = await insertPerson(api);
    for (const path of ['/api/v2/lessons/999999/duplicate', '/api/v2/course-modules/999999/duplicate'])
      assert.deepEqual([(await person.post(path)).statusCode, (await post(path)).statusCode], [403, 404], path);
  });
});
