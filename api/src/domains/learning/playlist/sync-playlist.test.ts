import { outlineAnswerSchema } from '@enlace/shared-contract/authoring';
import { playlistAnswerSchema, playlistChangesSchema } from '@enlace/shared-contract/learning';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { addRecord } from '../../../testing/add-record';
import type { TestApi } from '../../../testing/build-test-api';
import { insertPerson } from '../../../testing/insert-person';
import { loadDemo } from '../../../testing/load-demo';
import { buildBesideApi, shareTestApi } from '../../../testing/shared-api';
import type { FakePlaylist, FakeVideo } from './fake-playlist';

const playlistId = 'PLtests-0123456789';
const video = (id: string, title: string, values: Partial<FakeVideo> = {}): FakeVideo => ({ id, title, ...values });
const startVideos = [video('one', 'Curso: Uno'), video('two', 'Curso: Dos'), video('three', 'Curso: Tres')];

/** The videos of the playlist now; tests change them. */
let videos: readonly FakeVideo[];
let api: TestApi;
before(async () => {
  const demo = await loadDemo();
  const createPlaylistHost: typeof demo.createPlaylistHost = (mode) => (url, options) => {
    const playlist: FakePlaylist = { id: playlistId, title: 'Pruebas', description: '', videos };
    return demo.createPlaylistHost(mode, [playlist])(url, options);
  };
  api = await buildBesideApi(await shareTestApi(), { loadDemo: async () => ({ ...demo, createPlaylistHost }) });
});
after(() => api.close());

async function importCourse() {
  videos = startVideos;
  const items = startVideos.map(({ id, title }) => ({ video_id: id, title: title.replace('Curso: ', ''), module: 0 }));
  const body = { playlist: playlistId, items, modules: [{ title: 'Primera parte' }] };
  const answer = await api.post('/api/addcoursebyplaylist', body, 'admin');
  assert.equal(answer.statusCode, 201, answer.body);
  const { data, meta } = playlistAnswerSchema.parse(answer.json());
  const lessonIds = meta.items.map(({ lesson_id: id }) => id ?? 0);
  return { course: data.id, path: `/api/v2/courses/${data.id}/playlist`, lessonIds };
}

async function changesOf(path: string) {
  const answer = await api.get(path, 'admin');
  assert.equal(answer.statusCode, 200, answer.body);
  return playlistChangesSchema.parse(answer.json()).data;
}

describe('the playlist of a course', () => {
  test('has no differences after the import, also where the author chose other titles', async () => {
    const { path } = await importCourse();
    const changes = await changesOf(path);
    assert.deepEqual([changes.playlist_id, changes.added, changes.renamed, changes.removed], [playlistId, [], [], []]);
  });

  test('adds chosen new videos as drafts at the end, renames chosen lessons, and deletes nothing', async () => {
    const { course, path, lessonIds } = await importCourse();
    const [one, two, three] = lessonIds;
    await sql`update lessons set status = 'published' where course_id = ${course}`.execute(api.deps.db);
    await sql`update courses set published_at = now() where id = ${course}`.execute(api.deps.db);
    const person = await insertPerson(api);
    assert.equal((await person.post('/api/enroll_course', { course_id: course })).statusCode, 201);
    assert.equal((await person.post('/api/complete_lesson', { lesson_id: three })).statusCode, 200);
    videos = [
      video('new', 'Curso: Nuevo', { state: 'unlisted', duration: 'PT90S' }),
      video('one', 'Curso: Uno, otra vez'),
      video('two', 'Curso: Dos, otra vez'),
      video('three', 'Curso: Tres', { state: 'private' }),
      video('newer', 'Curso: Otro'),
      video('new', 'Curso: Nuevo'),
    ];
    const changes = await changesOf(path);
    assert.deepEqual(
      changes.added.map(({ video_id: id }) => id),
      ['new', 'newer'],
    );
    assert.deepEqual(
      changes.renamed.map(({ lesson_id: id, lesson_title: old, title }) => [id, old, title]),
      [
        [one, 'Uno', 'Curso: Uno, otra vez'],
        [two, 'Dos', 'Curso: Dos, otra vez'],
      ],
    );
    assert.deepEqual(changes.removed, [{ lesson_id: three, lesson_title: 'Tres' }]);

    const form = { added: ['newer'], renamed: [two] };
    const answer = await api.post(path, form, 'admin');
    assert.equal(answer.statusCode, 200, answer.body);
    const rest = playlistChangesSchema.parse(answer.json()).data;
    assert.deepEqual(
      [rest.added.map(({ video_id: id }) => id), rest.renamed.map(({ lesson_id: id }) => id), rest.removed.length],
      [['new'], [one], 1],
    );
    assert.equal((await api.post(path, form, 'admin')).statusCode, 200);
    const outlineAnswer = await api.get(`/api/v2/courses/${course}/outline`, 'admin');
    const { modules, lessons } = outlineAnswerSchema.parse(outlineAnswer.json()).data;
    assert.deepEqual(
      [...(modules[0]?.lessons ?? []), ...lessons].map(({ title, status }) => [title, status]),
      [
        ['Uno', 'published'],
        ['Curso: Dos, otra vez', 'published'],
        ['Tres', 'published'],
        ['Curso: Otro', 'draft'],
      ],
    );
    const userLessons = await person.post('/api/getuserlessons', { course_id: course });
    const states = userLessons.json<{ data: { id: number; state: string }[] }>().data;
    assert.equal(states.find(({ id }) => id === three)?.state, 'completed');
  });

  test('changes nothing for a video or a lesson of elsewhere, or for others than authors', async () => {
    const { path, lessonIds } = await importCourse();
    const { lessonIds: otherIds } = await importCourse();
    videos = [...startVideos, video('new', 'Nuevo')];
    for (const [body, field] of [
      [{ added: ['new', 'elsewhere'], renamed: [] }, 'added'],
      [{ added: ['new'], renamed: [otherIds[0]] }, 'renamed'],
    ] as const) {
      const answer = await api.post(path, body, 'admin');
      assert.deepEqual([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)], [422, [field]]);
    }
    assert.equal((await api.post(path, { added: ['new'], renamed: [] }, 'latinas')).statusCode, 403);
    assert.equal((await api.get(path, 'latinas')).statusCode, 403);
    const editor = await insertPerson(api, { permissions: ['courses.edit'] });
    assert.equal((await editor.post(path, { added: ['new'], renamed: [] })).statusCode, 403, 'it adds a lesson');
    assert.deepEqual([(await changesOf(path)).added.length, lessonIds.length], [1, 3]);
  });

  test('is missing for a course that was made in another way, and for no course', async () => {
    videos = startVideos;
    const { id } = await addRecord(api, '/api/addcourse', { title: 'A mano' });
    const path = `/api/v2/courses/${id}/playlist`;
    assert.equal((await changesOf(path)).playlist_id, null);
    assert.equal((await api.post(path, { added: [], renamed: [] }, 'admin')).statusCode, 404);
    assert.equal((await api.get('/api/v2/courses/999999/playlist', 'admin')).statusCode, 404);
  });
});
