import { type EditConflict, versionTag } from '@enlace/shared-contract';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { buildTestApi, type TestApi } from '../../testing/build-test-api';
import { finishJob } from '../../testing/finish-job';

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

describe('lessons in the history of their course', () => {
  let api: TestApi;
  let course: number;
  before(async () => {
    api = await buildTestApi();
  });
  after(() => api.close());

  const send = async <T>(url: string, body: object = {}): Promise<T> => {
    const answer = await api.post(url, body, 'admin');
    assert.ok(answer.statusCode < 300, `${url}: ${answer.body}`);
    return answer.json<{ data: T }>().data;
  };
  const read = async <T>(url: string): Promise<T> => {
    const answer = await api.get(url, 'admin');
    assert.equal(answer.statusCode, 200, answer.body);
    return answer.json<{ data: T }>().data;
  };
  const addCourse = async (): Promise<number> => (await send<{ id: number }>('/api/addcourse', { title: 'Rust' })).id;
  const addLesson = async (title: string, more: object = {}): Promise<number> =>
    (await send<{ id: number }>('/api/addlesson', { title, course_id: course, ...more })).id;
  const version = async (id = course): Promise<string> =>
    (await read<{ updated_at: string }>(`/api/courses/get/${id}/id`)).updated_at;
  const revisions = (id = course): Promise<Revision[]> => read(`/api/v2/courses/${id}/revisions`);
  const newest = async (id = course): Promise<Revision> => {
    const [first] = await revisions(id);
    assert.ok(first);
    return read(`/api/v2/courses/${id}/revisions/${first.n}`);
  };
  const lessons = async (id = course): Promise<LessonRow[]> => {
    const rows = await read<LessonRow[]>(`/api/lessons/list?course_id=${id}&sort=position&limit=50`);
    return rows.map(({ id: lessonId, title, summary, minutes }) => ({ id: lessonId, title, summary, minutes }));
  };
  const restore = (n: number, body: object = {}) => send(`/api/v2/courses/${course}/revisions/${n}/restore`, body);

  test('a write of a lesson is a revision of the course, which names the lesson and the change', async () => {
    course = await addCourse();
    const first = await version();
    const lesson = await addLesson('Borrowing', { minutes: 10 });
    const addRevision = await newest();
    assert.deepEqual(addRevision.children, [{ path: `lessons.${lesson}`, name: 'Borrowing', change: 'add' }]);
    assert.equal(addRevision.action, 'edit');
    assert.equal(addRevision.after[`lessons.${lesson}.minutes`], 10);
    assert.ok((await version()) > first);

    await send(`/api/editlesson?id=${lesson}`, { minutes: 12 });
    const editRevision = await newest();
    assert.deepEqual(editRevision.fields, [`lessons.${lesson}.minutes`]);
    assert.deepEqual(editRevision.children, [{ path: `lessons.${lesson}`, name: 'Borrowing', change: 'edit' }]);
    assert.equal(editRevision.before[`lessons.${lesson}.minutes`], 10);
    assert.equal(editRevision.after[`lessons.${lesson}.minutes`], 12);

    await send(`/api/deletelesson?id=${lesson}`);
    assert.deepEqual((await newest()).children, [{ path: `lessons.${lesson}`, name: 'Borrowing', change: 'remove' }]);
    assert.equal((await revisions()).length, 4);
  });

  test('a form of the course that was opened before a lesson changed is refused, and the course stays usable', async () => {
    course = await addCourse();
    const lesson = await addLesson('Lifetimes');
    const seenVersion = await version();
    await send(`/api/editlesson?id=${lesson}`, { title: 'Lifetimes, again' });
    const stale = await api.post(`/api/editcourse?id=${course}`, { summary: 'Old', updated_at: seenVersion }, 'admin');
    assert.equal(stale.statusCode, 409);
    const details = stale.json<{ details: EditConflict }>().details;
    assert.deepEqual(details.fields, [`lessons.${lesson}.title`]);
    assert.equal(details.updated_at, await version());
    await send(`/api/editcourse?id=${course}`, { summary: 'New', updated_at: await version() });
  });

  test('two lessons of a course can be edited at the same time, from the same state', async () => {
    course = await addCourse();
    const pair = [await addLesson('One'), await addLesson('Two')];
    const tags = await Promise.all(
      pair.map(async (id) => versionTag((await read<{ updated_at: string }>(`/api/lessons/get/${id}/id`)).updated_at)),
    );
    const answers = await Promise.all(
      pair.map(async (id, index) =>
        api.app.inject({
          method: 'POST',
          url: `/api/editlesson?id=${id}`,
          payload: { minutes: 5 + index },
          headers: { authorization: `Bearer ${await api.token('admin')}`, 'if-match': tags[index] },
        }),
      ),
    );
    assert.deepEqual(
      answers.map(({ statusCode }) => statusCode),
      [200, 200],
    );
    const fields = (await revisions()).slice(0, 2).flatMap((revision) => revision.fields);
    assert.deepEqual(fields.sort(), pair.map((id) => `lessons.${id}.minutes`).sort());
  });

  test('an earlier state of the course brings its lessons back as they were, as one revision', async () => {
    course = await addCourse();
    const [keptLesson, removedLesson] = [await addLesson('Kept', { summary: 'First' }), await addLesson('Removed')];
    const start = await lessons();
    const { n } = await newest();
    await send(`/api/editlesson?id=${keptLesson}`, { title: 'Changed', summary: null });
    await send(`/api/editlesson?id=${removedLesson}`, { summary: 'Not for long' });
    await send(`/api/deletelesson?id=${removedLesson}`);
    await addLesson('Later');
    await send(`/api/editcourse?id=${course}`, { summary: 'Changed' });
    const before = (await revisions()).length;
    await restore(n);
    assert.deepEqual(await lessons(), start);
    assert.equal((await revisions()).length, before + 1);
    const { action, children = [] } = await newest();
    assert.equal(action, 'revert');
    assert.deepEqual(children.map(({ change }) => change).sort(), ['add', 'edit', 'remove']);
  });

  test('one lesson can be restored by its path, without the rest', async () => {
    course = await addCourse();
    const [one, other] = [await addLesson('One'), await addLesson('Other')];
    const { n } = await newest();
    for (const id of [one, other]) await send(`/api/editlesson?id=${id}`, { title: 'Changed' });
    await restore(n, { fields: [`lessons.${one}`] });
    assert.deepEqual(
      (await lessons()).map(({ title }) => title),
      ['One', 'Changed'],
    );
  });

  test('a lesson that moves to another course leaves the one and comes to the other', async () => {
    const target = await addCourse();
    course = await addCourse();
    const lesson = await addLesson('Moving');
    const { n } = await newest();
    await send(`/api/editlesson?id=${lesson}`, { course_id: target });
    assert.equal((await newest()).children?.[0]?.change, 'remove');
    assert.equal((await newest(target)).children?.[0]?.change, 'add');
    await restore(n);
    assert.deepEqual((await lessons()).length, 1);
    assert.deepEqual(await lessons(target), []);
    assert.equal((await newest(target)).children?.[0]?.change, 'remove');
  });

  test('lessons changed together are one revision of their course', async () => {
    course = await addCourse();
    const ids = [await addLesson('One'), await addLesson('Two')];
    const before = (await revisions()).length;
    const job = await send<{ id: number }>('/api/v2/lessons/bulk', {
      operation: 'edit',
      selection: { ids },
      values: { kind: 'exercise' },
    });
    assert.equal((await finishJob(api, job.id)).state, 'done');
    const { action, children = [] } = await newest();
    assert.deepEqual([action, children.length, (await revisions()).length], ['bulk', 2, before + 1]);
  });

  test('a course with lessons that the viewer must not edit is not restored in part', async () => {
    course = await addCourse();
    const lesson = await addLesson('Guarded');
    const { n } = await newest();
    await send(`/api/editlesson?id=${lesson}`, { title: 'Changed' });
    const refusal = await api.post(`/api/v2/courses/${course}/revisions/${n}/restore`, {}, 'latinas');
    assert.equal(refusal.statusCode, 403);
  });
});
