import assert from 'node:assert/strict';
import { before } from 'node:test';

import type { TestApi } from '../../build-test-api';
import { shareTestApi } from '../../shared-api';

interface Revision {
  readonly n: number;
  readonly action: string;
  readonly fields: readonly string[];
  readonly children?: readonly { readonly path: string; readonly name: string | null; readonly change: string }[];
  readonly before: Record<string, unknown>;
  readonly after: Record<string, unknown>;
}

interface LessonRow {
  readonly id: number;
  readonly title: string;
  readonly summary: string | null;
  readonly minutes: number;
}

export let api: TestApi;
export let course: number;

export const send = async <T>(url: string, body: object = {}): Promise<T> => {
  const answer = await api.post(url, body, 'admin');
  assert.ok(answer.statusCode < 300, `${url}: ${answer.body}`);
  return answer.json<{ data: T }>().data;
};
export const read = async <T>(url: string): Promise<T> => {
  const answer = await api.get(url, 'admin');
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json<{ data: T }>().data;
};
export const addCourse = async (): Promise<number> =>
  (await send<{ id: number }>('/api/addcourse', { title: 'Rust' })).id;
export const addLesson = async (title: string, more: object = {}): Promise<number> =>
  (await send<{ id: number }>('/api/addlesson', { title, course_id: course, ...more })).id;

export const revisions = (id = course): Promise<Revision[]> => read(`/api/v2/courses/${id}/revisions`);
export const newest = async (id = course): Promise<Revision> => {
  const [first] = await revisions(id);
  assert.ok(first);
  return read(`/api/v2/courses/${id}/revisions/${first.n}`);
};
export const lessons = async (id = course): Promise<LessonRow[]> => {
  const rows = await read<LessonRow[]>(`/api/lessons/list?course_id=${id}&sort=position&limit=50`);
  return rows.map(({ id: lessonId, title, summary, minutes }) => ({ id: lessonId, title, summary, minutes }));
};
export const restore = (n: number, body: object = {}) => send(`/api/v2/courses/${course}/revisions/${n}/restore`, body);

export function setCourse(value: typeof course): void {
  course = value;
}

/** Opens and closes what the tests need. */
export function openLessonHistoryStage(): void {
  before(async () => {
    api = await shareTestApi();
  });
}
