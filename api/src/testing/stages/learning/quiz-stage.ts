import type { LightMyRequestResponse } from 'fastify';
import { quizQuestionsSchema } from '@enlace/shared-contract/learning';
import assert from 'node:assert/strict';
import { before } from 'node:test';

import { addRecord } from '../../add-record';
import type { TestPerson } from '../../add-person';
import type { TestApi } from '../../build-test-api';
import { insertPerson } from '../../insert-person';
import { shareTestApi } from '../../shared-api';

export let api: TestApi;

const add = async (path: string, values: object) => addRecord(api, path, values);

export const choice = (id: string, isRightOne = false) => ({ id, text: `Opción ${id}`, is_right: isRightOne });
export const questions = [
  { id: null, kind: 'one', text: '¿Una?', choices: [choice('a', true), choice('b')], explanation: 'Porque sí.' },
  { id: null, kind: 'many', text: '¿Varias?', choices: [choice('a', true), choice('b', true), choice('c')] },
  { id: null, kind: 'text', text: '¿Cómo se llama?', choices: [{ id: 'x', text: 'Ada Lovelace', is_right: true }] },
];

/** The right order is b, a, c. */
export const numberAndOrder = [
  { id: null, kind: 'number', text: '¿Cuántos?', choices: [{ id: 'n', text: '1000', is_right: true }], tolerance: 1 },
  { id: null, kind: 'order', text: '¿En qué orden?', choices: [choice('b'), choice('a'), choice('c')] },
];

/** Stores the questions of a lesson, and answers their ids. */
export async function storeQuestions(lesson: number, newQuestions: readonly object[]): Promise<number[]> {
  const answer = await api.post(`/api/v2/lessons/${lesson}/quiz/questions`, { questions: newQuestions }, 'admin');
  assert.equal(answer.statusCode, 200, answer.body);
  return quizQuestionsSchema.parse(answer.json()).data.map(({ id }) => id);
}

export async function addQuiz(values: object = {}) {
  const course = await add('/api/addcourse', { title: 'Con cuestionario', published_at: '2026-01-01T00:00:00Z' });
  const lesson = await add('/api/addlesson', {
    course_id: course.id,
    title: 'Cuestionario',
    status: 'published',
    kind: 'quiz',
    completion: 'passed',
    threshold: 60,
    ...values,
  });
  const [one, many, text] = await storeQuestions(lesson.id, questions);
  return { course: course.id, lesson: lesson.id, one: one ?? 0, many: many ?? 0, text: text ?? 0 };
}

type QuizIds = Awaited<ReturnType<typeof addQuiz>>;

export async function learner(course: number): Promise<TestPerson> {
  const person = await insertPerson(api);
  await person.post('/api/enroll_course', { course_id: course });
  return person;
}

export const attempt = async (
  person: TestPerson,
  { lesson }: QuizIds,
  answers: readonly object[],
  nonce: string = crypto.randomUUID(),
): Promise<LightMyRequestResponse> => person.post(`/api/v2/lessons/${lesson}/quiz/attempts`, { nonce, answers });
export const right = ({ one, many, text }: QuizIds) => [
  { question_id: one, choices: ['a'] },
  { question_id: many, choices: ['b', 'a'] },
  { question_id: text, text: ' ada  LOVELACE ' },
];

/** Opens and closes what the tests need. */
export function openQuizStage(): void {
  before(async () => {
    api = await shareTestApi();
  });
}
