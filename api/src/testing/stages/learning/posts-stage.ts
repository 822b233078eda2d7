import { type LessonQuestion, lessonQuestionSchema, lessonQuestionsSchema } from '@enlace/shared-contract/learning';
import assert from 'node:assert/strict';
import { before } from 'node:test';

import type { TestPerson } from '../../add-person';
import { addRecord } from '../../add-record';
import type { TestApi } from '../../build-test-api';
import { insertPerson } from '../../insert-person';
import { shareTestApi } from '../../shared-api';

export let api: TestApi;

export async function addLesson(instructors: readonly number[] = []) {
  const course = await addRecord(api, '/api/addcourse', {
    title: 'Preguntas',
    published_at: '2026-01-01T00:00:00Z',
    attach_instructors: instructors,
  });
  const lesson = await addRecord(api, '/api/addlesson', {
    course_id: course.id,
    title: 'Hilos',
    status: 'published',
  });
  return { course: course.id, lesson: lesson.id };
}

export async function learner(course: number): Promise<TestPerson> {
  const person = await insertPerson(api);
  await person.post('/api/enroll_course', { course_id: course });
  return person;
}

let nonceCount = 0;
export const nonce = (): string => `nonce-${(nonceCount += 1)}`;

export const pathOf = (lesson: number) => `/api/v2/lessons/${lesson}/questions`;

export async function ask(person: TestPerson, lesson: number, text: string, key = nonce()): Promise<LessonQuestion> {
  const answer = await person.post(pathOf(lesson), { text, nonce: key });
  assert.equal(answer.statusCode, 201, answer.body);
  return lessonQuestionSchema.parse(answer.json()).data;
}

export async function reply(person: TestPerson, question: number, text: string): Promise<LessonQuestion> {
  const answer = await person.post(`/api/v2/lesson-questions/${question}/answers`, { text, nonce: nonce() });
  assert.equal(answer.statusCode, 201, answer.body);
  return lessonQuestionSchema.parse(answer.json()).data;
}

export const listOf = async (person: TestPerson, lesson: number, query = '') =>
  lessonQuestionsSchema.parse((await person.get(`${pathOf(lesson)}${query}`)).json());

export async function bellOf(person: TestPerson) {
  const { data } = (await person.get('/api/v2/notifications')).json<{ data: { text: string; link: string }[] }>();
  return data.filter(({ link }) => link.endsWith('#lesson-questions'));
}

/** Opens and closes what the tests need. */
export function openPostsStage(): void {
  before(async () => {
    api = await shareTestApi();
  });
}
