import { playlistAnswerSchema, type PlaylistPreview } from '@enlace/shared-contract/learning';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { encodeMultipart, toMultipart } from '../../testing/bodies';
import {
  addCourse,
  api,
  type Course,
  editCourse,
  type Lesson,
  openLearningWriteStage,
  read,
} from '../../testing/stages/learning/learning-write-stage';

openLearningWriteStage();

describe('courses and lessons are written', () => {
  test('of two edits at once that would create a cycle, one is refused', async () => {
    const pairs = await Promise.all(
      [1, 2, 3].map(
        async (n) => [await addCourse({ title: `Ida ${n}` }), await addCourse({ title: `Vuelta ${n}` })] as const,
      ),
    );
    for (const [one, other] of pairs) {
      const answers = await Promise.all([
        editCourse(one.id, { attach_courses_to_complete: [other.id] }),
        editCourse(other.id, { attach_courses_to_complete: [one.id] }),
      ]);
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422]);
    }
  });

  test('a playlist becomes a draft course, with a report on each video', async () => {
    const form = toMultipart({
      playlist: 'https://www.youtube.com/playlist?list=PLenlace-demo-python',
      language: 'es',
    });
    const previewPath = '/api/v2/courses/playlist?playlist=PLenlace-demo-python';
    assert.equal((await api.get(previewPath, 'recruiters')).statusCode, 403);
    const { data: preview } = (await api.get(previewPath, 'admin')).json<{ data: PlaylistPreview }>();
    const request = { method: 'POST', url: '/api/addcoursebyplaylist', ...(await encodeMultipart(form)) } as const;
    assert.equal((await api.send(request, 'recruiters')).statusCode, 403);
    const answer = await api.send(request, 'admin');
    assert.equal(answer.statusCode, 201, answer.body);
    const { data, meta, message } = playlistAnswerSchema.parse(answer.json());
    assert.deepEqual(
      [data.title, data.status, data.language, data.level],
      ['Python para quienes empiezan', 'draft', 'es', 'beginner'],
    );
    assert.equal((await read(data.id)).status, 404);
    assert.deepEqual(
      [preview.title, preview.left_out, preview.items],
      [data.title, meta.left_out, meta.items.map(({ lesson_id: _id, ...item }) => item)],
    );
    const outcomes = meta.items.map(({ outcome }) => outcome);
    assert.deepEqual(outcomes.slice(51), ['added', 'private', 'deleted', 'duplicate', 'not_embeddable', 'added']);
    assert.equal(outcomes.filter((outcome) => outcome === 'added').length, 53);
    assert.deepEqual([meta.left_out, meta.items.length, message.includes('53')], [0, 57, true]);
    assert.deepEqual(
      data.lessons.map(({ id, position, status }) => [id, position, status]),
      meta.items.flatMap(({ lesson_id }) => lesson_id ?? []).map((id, at) => [id, at + 1, 'draft']),
    );
    const last = (await api.get(`/api/lessons/get/${data.lessons.at(-1)?.id}/id`, 'admin')).json<{ data: Lesson }>()
      .data;
    assert.deepEqual([last.minutes, last.video_url], [1, 'https://www.youtube.com/watch?v=demo-py-unl1']);
    const again = await api.send(request, 'admin');
    assert.equal(again.json<{ data: Course }>().data.slug, `${data.slug}-2`);
  });
});
