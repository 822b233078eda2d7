import type { EditConflict } from '@enlace/shared-contract/admin';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import {
  addCourse,
  addLesson,
  api,
  course,
  lessons,
  newest,
  openLessonHistoryStage,
  read,
  restore,
  revisions,
  send,
  setCourse,
} from '../../testing/stages/learning/lesson-history-stage';

openLessonHistoryStage();

const version = async (id = course): Promise<string> =>
  (await read<{ updated_at: string }>(`/api/courses/get/${id}/id`)).updated_at;

describe('lessons in the history of their course', () => {
  test('a write of a lesson is a revision of the course, which names the lesson and the change', async () => {
    setCourse(await addCourse());
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
    setCourse(await addCourse());
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

  test('an earlier state of the course brings its lessons back as they were, as one revision', async () => {
    setCourse(await addCourse());
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
});
