import { versionTag } from '@enlace/shared-contract/admin';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { finishJob } from '../../testing/finish-job';
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

describe('lessons in the history of their course', () => {
  test('two lessons of a course can be edited at the same time, from the same state', async () => {
    setCourse(await addCourse());
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

  test('one lesson can be restored by its path, without the rest', async () => {
    setCourse(await addCourse());
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
    setCourse(await addCourse());
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
    setCourse(await addCourse());
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
    setCourse(await addCourse());
    const lesson = await addLesson('Guarded');
    const { n } = await newest();
    await send(`/api/editlesson?id=${lesson}`, { title: 'Changed' });
    const refusal = await api.post(`/api/v2/courses/${course}/revisions/${n}/restore`, {}, 'latinas');
    assert.equal(refusal.statusCode, 403);
  });
});
