import { type HandedInTask, taskWorkListSchema } from '@enlace/shared-contract/authoring';
import { type TaskWork, taskWorkAnswerSchema } from '@enlace/shared-contract/learning';
import type { LightMyRequestResponse } from 'fastify';
import assert from 'node:assert/strict';
import { before } from 'node:test';

import type { TestPerson } from '../../add-person';
import { addRecord } from '../../add-record';
import type { TestApi } from '../../build-test-api';
import { insertPerson } from '../../insert-person';
import { shareTestApi } from '../../shared-api';

export let api: TestApi;

/** A course with one task, and a learner of it. */
export async function addTask(completion = 'accepted') {
  const course = await addRecord(api, '/api/addcourse', { title: 'Con tarea', published_at: '2026-01-01T00:00:00Z' });
  const lesson = await addRecord(api, '/api/addlesson', {
    course_id: course.id,
    title: 'La tarea',
    status: 'published',
    kind: 'task',
    completion,
  });
  const person = await learner(course.id);
  return { course: course.id, lesson: lesson.id, person, path: `/api/v2/lessons/${lesson.id}/task` };
}

export async function learner(course: number): Promise<TestPerson> {
  const person = await insertPerson(api);
  assert.equal((await person.post('/api/enroll_course', { course_id: course })).statusCode, 201);
  return person;
}

export const listOf = async (course: number, query = '') =>
  taskWorkListSchema.parse((await api.get(`/api/v2/courses/${course}/task-work${query}`, 'admin')).json());

/** The only task that learners of the course have handed in. */
export async function taskOf(course: number): Promise<HandedInTask> {
  const [task, ...others] = (await listOf(course)).data;
  assert.ok(task !== undefined && others.length === 0, `${others.length} further tasks`);
  return task;
}

export const review = (id: number, body: object): Promise<LightMyRequestResponse> =>
  api.post(`/api/v2/task-work/${id}/review`, body, 'admin');

export const workOf = async (person: TestPerson, path: string): Promise<TaskWork | null> =>
  taskWorkAnswerSchema.parse((await person.get(path)).json()).data;

/** Opens and closes what the tests need. */
export function openTaskStage(): void {
  before(async () => {
    api = await shareTestApi();
  });
}
