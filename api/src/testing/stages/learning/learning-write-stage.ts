import type { courses, lessons } from '@enlace/shared-contract/learning';
import type { EntityOf } from '@enlace/shared-contract/resources';
import assert from 'node:assert/strict';
import { before } from 'node:test';

import type { Caller, TestApi } from '../../build-test-api';
import { shareTestApi } from '../../shared-api';

export type Course = EntityOf<typeof courses>;
export type Lesson = EntityOf<typeof lessons>;
export type Body = Record<string, unknown>;

export let api: TestApi;
export const send = async <T>(path: string, body: Body, as: Caller = 'admin') => {
  const answer = await api.post(path, body, as);
  return {
    status: answer.statusCode,
    ...answer.json<{ data: T; message: string; errors?: Record<string, string[]> }>(),
  };
};
export const addCourse = async (body: Body): Promise<Course> => {
  const answer = await send<Course>('/api/addcourse', { title: 'Tejer', ...body });
  assert.equal(answer.status, 201, answer.message);
  return answer.data;
};
export const editCourse = (id: number, body: Body) => send<Course>(`/api/editcourse?id=${id}`, body);

export const read = async (id: number, as: Caller = null) => {
  const answer = await api.get(`/api/courses/get/${id}/id`, as);
  return { status: answer.statusCode, course: answer.json<{ data: Course }>().data };
};

/** Opens and closes what the tests need. */
export function openLearningWriteStage(): void {
  before(async () => {
    api = await shareTestApi();
  });
}
