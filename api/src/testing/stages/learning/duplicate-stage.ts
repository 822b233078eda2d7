import { outlineAnswerSchema, type CourseOutline } from '@enlace/shared-contract/authoring';
import type { LightMyRequestResponse } from 'fastify';
import assert from 'node:assert/strict';
import { before } from 'node:test';

import { addRecord } from '../../add-record';
import type { TestApi } from '../../build-test-api';
import { shareTestApi } from '../../shared-api';

export let api: TestApi;

export const outlineOf = (answer: LightMyRequestResponse): CourseOutline =>
  outlineAnswerSchema.parse(answer.json()).data;
export const post = (path: string, body?: object): Promise<LightMyRequestResponse> => api.post(path, body, 'admin');

export async function addCourse() {
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

/** Opens and closes what the tests need. */
export function openDuplicateStage(): void {
  before(async () => {
    api = await shareTestApi();
  });
}
