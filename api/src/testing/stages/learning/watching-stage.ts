import type { LightMyRequestResponse } from 'fastify';
import { userLessonsSchema, type Watched, watchedAnswerSchema } from '@enlace/shared-contract/learning';
import assert from 'node:assert/strict';
import { before } from 'node:test';

import { addRecord } from '../../add-record';
import type { TestPerson } from '../../add-person';
import type { TestApi } from '../../build-test-api';
import { insertPerson } from '../../insert-person';
import { now, setNow, shareClockApi } from './clock-api';

export let api: TestApi;

export const wait = (seconds: number): void => setNow(new Date(now.getTime() + seconds * 1000));

const add = async (path: string, values: object) => addRecord(api, path, values);

export const video = { kind: 'video', status: 'published', video_url: 'https://www.youtube.com/watch?v=abcdefghijk' };

export async function addCourse(title: string, values: object = {}, required: readonly number[] = []) {
  const course = await add('/api/addcourse', {
    title,
    published_at: '2026-01-01T00:00:00Z',
    attach_courses_to_complete: required,
  });
  const lesson = await add('/api/addlesson', { course_id: course.id, title: `${title}, uno`, ...video, ...values });
  const other = await add('/api/addlesson', { course_id: course.id, title: `${title}, dos`, ...video, minutes: 3 });
  return { ...course, lesson: lesson.id, lessonSlug: lesson.slug, other: other.id };
}

export async function learner(course: number): Promise<TestPerson> {
  const person = await insertPerson(api);
  await person.post('/api/enroll_course', { course_id: course });
  return person;
}

export async function begin(person: TestPerson, lesson: number): Promise<Watched> {
  const answer = await person.post(`/api/v2/lessons/${lesson}/watch`);
  assert.equal(answer.statusCode, 200, answer.body);
  return watchedAnswerSchema.parse(answer.json()).data;
}

interface Message {
  readonly session: number;
  readonly seq: number;
  readonly position: number;
  readonly parts: readonly (readonly [from: number, to: number])[];
}

export async function store(person: TestPerson, lesson: number, { parts, ...message }: Message): Promise<Watched> {
  const body = { ...message, parts: parts.map(([from, to]) => ({ from, to })) };
  const answer = await person.post(`/api/v2/lessons/${lesson}/progress`, body);
  assert.equal(answer.statusCode, 200, answer.body);
  return watchedAnswerSchema.parse(answer.json()).data;
}

export const lessonsOf = async (person: TestPerson, course: number) =>
  userLessonsSchema.parse((await person.post('/api/getuserlessons', { course_id: course })).json()).data;

export const complete = (person: TestPerson, lesson: number): Promise<LightMyRequestResponse> =>
  person.post('/api/complete_lesson', { lesson_id: lesson });

/** Opens and closes what the tests need. */
export function openWatchingStage(): void {
  before(async () => {
    api = await shareClockApi();
  });
}
