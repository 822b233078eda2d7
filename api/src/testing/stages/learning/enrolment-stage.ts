import type { LightMyRequestResponse } from 'fastify';
import { type MyCourse, myCoursesSchema, type UserLesson, userLessonsSchema } from '@enlace/shared-contract/learning';
import assert from 'node:assert/strict';
import { before } from 'node:test';

import { addRecord } from '../../add-record';
import type { TestPerson } from '../../add-person';
import type { TestApi } from '../../build-test-api';
import { shareTestApi } from '../../shared-api';

export let api: TestApi;

export const add = async (path: string, values: object) => addRecord(api, path, values);

export const addLesson = (course: number, title: string, values: object = {}) =>
  add('/api/addlesson', { course_id: course, title, status: 'published', minutes: 10, body: '<p>Hola</p>', ...values });

export async function addCourse(title: string, lessonCount: number, requiredIds: readonly number[] = []) {
  const course = await add('/api/addcourse', {
    title,
    published_at: '2026-01-01T00:00:00Z',
    attach_courses_to_complete: requiredIds,
  });
  const lessons: number[] = [];
  for (let number = 1; number <= lessonCount; number += 1)
    lessons.push((await addLesson(course.id, `${title}, lección ${number}`)).id);
  return { ...course, lessons };
}

export const enrol = (person: TestPerson, course: number): Promise<LightMyRequestResponse> =>
  person.post('/api/enroll_course', { course_id: course });
export const complete = (person: TestPerson, lesson: number): Promise<LightMyRequestResponse> =>
  person.post('/api/complete_lesson', { lesson_id: lesson });

export async function myCourse(person: TestPerson, course: number): Promise<MyCourse | undefined> {
  const answer = await person.post('/api/getmycourses', { course_id: course });
  assert.equal(answer.statusCode, 200, answer.body);
  return myCoursesSchema.parse(answer.json()).data[0];
}

export async function lessonsOf(person: TestPerson, course: number): Promise<readonly UserLesson[]> {
  return userLessonsSchema.parse((await person.post('/api/getuserlessons', { course_id: course })).json()).data;
}

/** Opens and closes what the tests need. */
export function openEnrolmentStage(): void {
  before(async () => {
    api = await shareTestApi();
  });
}
