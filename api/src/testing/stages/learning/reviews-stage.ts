import type { LightMyRequestResponse } from 'fastify';
import { courseReviewsSchema } from '@enlace/shared-contract/learning';
import assert from 'node:assert/strict';
import { before } from 'node:test';

import type { TestPerson } from '../../add-person';
import { addRecord } from '../../add-record';
import type { TestApi } from '../../build-test-api';
import { insertPerson } from '../../insert-person';
import { shareTestApi } from '../../shared-api';

export let api: TestApi;

export async function addCourse(lessonCount: number, values: object = {}) {
  const course = await addRecord(api, '/api/addcourse', {
    title: 'Reseñas',
    published_at: '2026-01-01T00:00:00Z',
    ...values,
  });
  const lessons: number[] = [];
  for (let number = 1; number <= lessonCount; number += 1)
    lessons.push(
      (await addRecord(api, '/api/addlesson', { course_id: course.id, title: `L ${number}`, status: 'published' })).id,
    );
  return { id: course.id, lessons };
}

export async function learner(
  course: { id: number; lessons: readonly number[] },
  lessonCount: number,
): Promise<TestPerson> {
  const person = await insertPerson(api);
  await person.post('/api/enroll_course', { course_id: course.id });
  for (const lesson of course.lessons.slice(0, lessonCount))
    await person.post('/api/complete_lesson', { lesson_id: lesson });
  return person;
}

export const listOf = async (course: number, reader?: TestPerson, query = '') => {
  const url = `/api/v2/courses/${course}/reviews${query}`;
  const answer = reader === undefined ? await api.get(url) : await reader.get(url);
  assert.equal(answer.statusCode, 200, answer.body);
  return courseReviewsSchema.parse(answer.json());
};

export const review = (
  person: TestPerson,
  course: number,
  rating: number,
  text: string,
): Promise<LightMyRequestResponse> => person.post(`/api/v2/courses/${course}/review`, { rating, text });

/** Opens and closes what the tests need. */
export function openReviewsStage(): void {
  before(async () => {
    api = await shareTestApi();
  });
}
