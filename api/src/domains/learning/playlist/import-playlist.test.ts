import { outlineAnswerSchema } from '@enlace/shared-contract/authoring';
import { playlistAnswerSchema, type PlaylistPreview } from '@enlace/shared-contract/learning';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { encodeMultipart } from '../../../testing/bodies';
import type { TestApi } from '../../../testing/build-test-api';
import { shareTestApi } from '../../../testing/shared-api';

const playlist = 'PLenlace-demo-python';

let api: TestApi;
before(async () => {
  api = await shareTestApi();
});

const add = (body: object) => api.post('/api/addcoursebyplaylist', { playlist, ...body }, 'admin');
const item = (id: string, title: string, module: number | null = null) => ({ video_id: id, title, module });
const outlineOf = async (course: number) =>
  outlineAnswerSchema.parse((await api.get(`/api/v2/courses/${course}/outline`, 'admin')).json()).data;
const countCourses = async () => (await sql`select 1 from courses`.execute(api.deps.db)).rows.length;

describe('a course from chosen videos of a playlist', () => {
  test('has their order, titles and modules; the other videos are left out', async () => {
    const items = [
      item('demo-py-003', 'Variables', 1),
      item('demo-py-001', 'Primero', 0),
      item('demo-py-002', 'Suelto'),
      item('demo-py-004', 'Decidir', 1),
    ];
    // The form of the back office: lists as JSON text in a multipart body.
    const form = new FormData();
    form.append('playlist', playlist);
    form.append('items', JSON.stringify(items));
    form.append('modules', JSON.stringify([{ title: 'Inicio' }, { title: 'Lenguaje' }, { title: 'Sin lecciones' }]));
    const request = { method: 'POST', url: '/api/addcoursebyplaylist', ...(await encodeMultipart(form)) } as const;
    const answer = await api.send(request, 'admin');
    assert.equal(answer.statusCode, 201, answer.body);
    const { data, meta } = playlistAnswerSchema.parse(answer.json());
    const { modules, lessons } = await outlineOf(data.id);
    assert.deepEqual(
      modules.map((module) => [module.title, module.lessons.map(({ title, status }) => [title, status])]),
      [
        ['Inicio', [['Primero', 'draft']]],
        [
          'Lenguaje',
          [
            ['Variables', 'draft'],
            ['Decidir', 'draft'],
          ],
        ],
      ],
    );
    assert.deepEqual(
      lessons.map(({ title }) => title),
      ['Suelto'],
    );
    assert.deepEqual(
      data.lessons?.map(({ title, position }) => [title, position]),
      [
        ['Primero', 1],
        ['Variables', 2],
        ['Decidir', 3],
        ['Suelto', 4],
      ],
    );
    assert.deepEqual(
      meta.items.slice(0, 5).map(({ title, outcome }) => [title, outcome]),
      [
        ['Primero', 'added'],
        ['Suelto', 'added'],
        ['Variables', 'added'],
        ['Decidir', 'added'],
        ['5. Ciclos sin miedo', 'left_out'],
      ],
    );
    assert.equal(meta.items.find(({ video_id: id }) => id === 'demo-py-priv')?.outcome, 'private');
  });

  test('takes no other video, no video twice, and no missing module', async () => {
    const count = await countCourses();
    const one = item('demo-py-001', 'Uno');
    for (const [body, field] of [
      [{ items: [item('dQw4w9WgXcQ', 'Otra')] }, 'items'],
      [{ items: [one, one] }, 'items'],
      [{ items: [item('demo-py-001', '')] }, 'items'],
      [{ items: [] }, 'items'],
      [{ items: [item('demo-py-001', 'Uno', 1)], modules: [{ title: 'A' }] }, 'modules'],
    ] as const) {
      const answer = await add(body);
      assert.equal(answer.statusCode, 422, JSON.stringify(body));
      assert.ok(Object.keys(answer.json<{ errors: object }>().errors).some((name) => name.startsWith(field)));
    }
    assert.equal(await countCourses(), count);
  });

  test('leaves a chosen video out that cannot be shown any more', async () => {
    const answer = await add({ items: [item('demo-py-emb1', 'Charla'), item('demo-py-001', 'Uno')] });
    const { data, meta } = playlistAnswerSchema.parse(answer.json());
    assert.deepEqual(
      data.lessons?.map(({ title }) => title),
      ['Uno'],
    );
    assert.equal(meta.items.find(({ video_id: id }) => id === 'demo-py-emb1')?.outcome, 'not_embeddable');
  });
});

describe('the preview', () => {
  test('has minutes, and says which videos are unlisted', async () => {
    const answer = await api.get(`/api/v2/courses/playlist?playlist=${playlist}`, 'admin');
    const { items } = answer.json<{ data: PlaylistPreview }>().data;
    assert.deepEqual([items[0]?.minutes, items[0]?.is_unlisted], [6, false]);
    assert.deepEqual([items.at(-1)?.minutes, items.at(-1)?.is_unlisted, items.at(-1)?.outcome], [1, true, 'added']);
  });

  test('is made of pasted addresses, each video once; a course is made of them with the same titles', async () => {
    const [first, second] = ['https://youtu.be/demo-py-001', 'https://www.youtube.com/watch?v=unknown-vid&t=3'];
    const videos = [first, '', second, 'demo-py-001'].join('\n');
    const preview = await api.post('/api/v2/courses/playlist', { videos }, 'admin');
    assert.equal(preview.statusCode, 200, preview.body);
    const { items } = preview.json<{ data: PlaylistPreview }>().data;
    assert.deepEqual(
      items.map(({ video_id: id, title, minutes, outcome }) => [id, title, minutes, outcome]),
      [
        ['demo-py-001', '1. Antes de empezar', 6, 'added'],
        ['unknown-vid', '', 0, 'added'],
      ],
    );
    const chosenItems = [item('unknown-vid', 'Con título'), item('demo-py-001', 'Antes')];
    const body = { videos, title: 'Pegados', items: chosenItems };
    const answer = await api.post('/api/addcoursebyplaylist', body, 'admin');
    assert.equal(answer.statusCode, 201, answer.body);
    const { data } = playlistAnswerSchema.parse(answer.json());
    assert.deepEqual([data.title, data.lessons?.map(({ title }) => title)], ['Pegados', ['Con título', 'Antes']]);
  });

  test('names a line that is no address of a video', async () => {
    const videos = 'https://youtu.be/demo-py-001\nhttps://example.org/video';
    const answer = await api.post('/api/v2/courses/playlist', { videos }, 'admin');
    assert.equal(answer.statusCode, 422);
    assert.match(answer.json<{ errors: { videos: string[] } }>().errors.videos[0] ?? '', /example\.org\/video/);
    assert.equal((await api.post('/api/v2/courses/playlist', { videos }, 'recruiters')).statusCode, 403);
  });
});
