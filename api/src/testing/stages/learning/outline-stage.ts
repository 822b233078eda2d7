import type { LightMyRequestResponse } from 'fastify';
import { outlineAnswerSchema, type CourseOutline } from '@enlace/shared-contract/authoring';
import { refusedLearningSchema } from '@enlace/shared-contract/learning';
import assert from 'node:assert/strict';
import { before } from 'node:test';

import { addRecord } from '../../add-record';
import type { TestPerson } from '../../add-person';
import type { TestApi } from '../../build-test-api';
import { insertPerson } from '../../insert-person';
import { shareClockApi } from './clock-api';

export let api: TestApi;

const add = async (path: string, values: object) => addRecord(api, path, values);

const publishedAt = '2026-01-01T00:00:00Z';
export const addCourse = async (title: string, values: object = {}) =>
  add('/api/addcourse', { title, published_at: publishedAt, ...values });
export const addLesson = async (course: number, title: string, values: object = {}) =>
  add('/api/addlesson', { course_id: course, title, status: 'published', minutes: 10, body: '<p>Hola</p>', ...values });

export async function learner(course: number): Promise<TestPerson> {
  const person = await insertPerson(api);
  assert.equal((await person.post('/api/enroll_course', { course_id: course })).statusCode, 201);
  return person;
}

export const complete = (person: TestPerson, lesson: number): Promise<LightMyRequestResponse> =>
  person.post('/api/complete_lesson', { lesson_id: lesson });

export async function refusedBecause(answer: { statusCode: number; body: string; json: () => unknown }) {
  assert.equal(answer.statusCode, 409, answer.body);
  const { details } = answer.json() as { details: unknown };
  const [unmet] = refusedLearningSchema.parse(details).unmet;
  assert.ok(unmet);
  return unmet;
}

export async function outlineOf(course: number): Promise<CourseOutline> {
  const answer = await api.get(`/api/v2/courses/${course}/outline`, 'admin');
  assert.equal(answer.statusCode, 200, answer.body);
  return outlineAnswerSchema.parse(answer.json()).data;
}

export const store = (course: number, body: object): Promise<LightMyRequestResponse> =>
  api.post(`/api/v2/courses/${course}/outline`, body, 'admin');

/** Opens and closes what the tests need. */
export function openOutlineStage(): void {
  before(async () => {
    api = await shareClockApi();
  });
}
