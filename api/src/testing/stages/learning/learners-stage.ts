import type { LightMyRequestResponse } from 'fastify';
import { type LearnerDetails, learnerSchema } from '@enlace/shared-contract/authoring';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { before } from 'node:test';

import type { TestPerson } from '../../add-person';
import { addRecord } from '../../add-record';
import type { TestApi } from '../../build-test-api';
import { insertPerson } from '../../insert-person';
import { shareTestApi } from '../../shared-api';

export let api: TestApi;

export async function addCourse(titles: readonly string[], values: object = {}) {
  const course = await addRecord(api, '/api/addcourse', {
    title: 'Quién aprende',
    published_at: '2026-01-01T00:00:00Z',
    ...values,
  });
  const lessons: number[] = [];
  for (const title of titles) {
    const lesson = await addRecord(api, '/api/addlesson', {
      course_id: course.id,
      title,
      status: 'published',
      minutes: 3,
      video_url: 'https://youtu.be/M7lc1UVf-VE',
    });
    lessons.push(lesson.id);
  }
  return { id: course.id, lessons };
}

export async function learner(
  course: number,
  values: { readonly first_name?: string; readonly last_name?: string } = {},
): Promise<TestPerson> {
  const person = await insertPerson(api, { values });
  const answer = await person.post('/api/enroll_course', { course_id: course });
  assert.equal(answer.statusCode, 201, answer.body);
  return person;
}

export const complete = (person: TestPerson, lesson: number | undefined): Promise<LightMyRequestResponse> =>
  person.post('/api/complete_lesson', { lesson_id: lesson });

export const author = () => insertPerson(api, { permissions: ['courses.learners', 'courses.grant'] });

export async function enrolmentOf(person: TestPerson, course: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`select id from enrolments where user_id = ${person.id}
    and course_id = ${course}`.execute(api.deps.db);
  return rows[0]?.id ?? 0;
}

export const grantTo = async (writer: TestPerson, enrolment: number, body: object): Promise<LearnerDetails> => {
  const answer = await writer.post(`/api/v2/enrolments/${enrolment}/grant`, body);
  assert.equal(answer.statusCode, 200, answer.body);
  return learnerSchema.parse(answer.json()).data;
};

export const resetOf = (writer: TestPerson, enrolment: number, body: object): Promise<LightMyRequestResponse> =>
  writer.post(`/api/v2/enrolments/${enrolment}/reset`, body);

/** Opens and closes what the tests need. */
export function openLearnersStage(): void {
  before(async () => {
    api = await shareTestApi();
  });
}
