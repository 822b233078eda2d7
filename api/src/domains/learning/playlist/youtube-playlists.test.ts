import { isAppError } from '@enlace/shared-contract/errors';
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import type { Demo } from '../../../app/demo';
import { loadDemo } from '../../../testing/load-demo';
import type { FakeVideo } from './fake-playlist';
import { type FetchAddress, playlistIdOf, secondsOf, videoIdOf } from './playlist';
import { createPlaylistSource } from './playlist-source';
import { previewOf } from './read-playlist';
import { createYouTubePlaylists } from './youtube-playlists';

const listId = 'PLtests-0123456789';
const playlistOf = (videos: readonly FakeVideo[]) => [{ id: listId, title: 'Tests', description: 'Of tests', videos }];
const many = (count: number): FakeVideo[] =>
  Array.from({ length: count }, (_, at) => ({ id: `video-${at}`, title: `Video ${at}`, duration: 'PT61S' }));

let demo: Demo;
before(async () => {
  demo = await loadDemo();
});

/** A source, and the addresses that it has fetched. */
function sourceOf(videos: readonly FakeVideo[]) {
  const fake = demo.createPlaylistHost('test', playlistOf(videos));
  const urls: URL[] = [];
  const fetchAddress: FetchAddress = (url, options) => {
    urls.push(new URL(url));
    return fake(url, options);
  };
  return { source: createYouTubePlaylists('key', fetchAddress), asked: urls };
}

describe('playlists of YouTube', () => {
  test('are read in pages, their videos by fifty, in order', async () => {
    const { source, asked: urls } = sourceOf(many(120));
    const playlist = await source.read(listId, 500);
    assert.deepEqual(
      playlist?.videos.map(({ videoId }) => videoId),
      many(120).map(({ id }) => id),
    );
    assert.deepEqual([playlist?.title, playlist?.leftOut, playlist?.videos[0]?.seconds], ['Tests', 0, 61]);
    const calls = urls.map(({ pathname }) => pathname.split('/').at(-1));
    assert.deepEqual(calls, ['playlists', ...Array(3).fill('playlistItems'), ...Array(3).fill('videos')]);
    assert.ok(
      urls.every((url) => !url.search.includes('key=')),
      'the key is in no address',
    );
    assert.ok(urls.every(({ searchParams }) => (searchParams.get('id') ?? '').split(',').length <= 50));
  });

  test('end at the limit, and count the videos beyond it', async () => {
    const { source, asked: urls } = sourceOf(many(130));
    const playlist = await source.read(listId, 60);
    assert.deepEqual([playlist?.videos.length, playlist?.leftOut], [60, 70]);
    assert.equal(urls.filter(({ pathname }) => pathname.endsWith('playlistItems')).length, 2);
  });

  test('distinguish private, deleted and not embeddable videos', async () => {
    const states = ['public', 'unlisted', 'private', 'deleted', 'not_embeddable'] as const;
    const { source } = sourceOf(states.map((state) => ({ id: state, title: state, state })));
    const playlist = await source.read(listId, 500);
    assert.deepEqual(
      playlist?.videos.map(({ state }) => state),
      ['shown', 'shown', 'private', 'deleted', 'not_embeddable'],
    );
    assert.deepEqual(
      playlist?.videos.map(({ isUnlisted }) => isUnlisted),
      [false, true, false, false, false],
    );
  });

  test('with 201 items become each video once', async () => {
    const goneVideo: FakeVideo = { id: 'gone', title: 'Gone', state: 'deleted' };
    const { source } = sourceOf([...many(198), ...many(1), goneVideo, ...many(1)]);
    const playlist = await source.read(listId, 500);
    assert.ok(playlist);
    const outcomes = previewOf(playlist).items.map(({ outcome }) => outcome);
    assert.equal(outcomes.length, 201);
    assert.deepEqual(outcomes.slice(197), ['added', 'duplicate', 'deleted', 'duplicate']);
  });

  test('are null when they do not exist', async () => {
    assert.equal(await sourceOf([]).source.read('PLnowhere-00000000', 500), null);
  });

  for (const [what, fetchAddress] of [
    ['answers nothing', () => Promise.reject(new Error('connect ETIMEDOUT'))],
    [
      'has had enough',
      () => answer({ error: { code: 403, message: 'quota', errors: [{ reason: 'quotaExceeded' }] } }, 403),
    ],
    ['answers something else', () => answer({ hello: 'there' }, 200)],
    ['answers no JSON', () => Promise.resolve(new Response('<html>', { status: 500 }))],
  ] satisfies readonly (readonly [string, FetchAddress])[])
    test(`fail with a host that ${what}`, async () => {
      const playlist = createYouTubePlaylists('key', fetchAddress).read(listId, 500);
      await assert.rejects(playlist, (error) => isAppError(error) && error.code === 'UPSTREAM_FAILED');
    });

  test('are never faked in production', async () => {
    assert.throws(() => demo.createPlaylistHost('production'), /not for production/);
    const source = createPlaylistSource({ youTubeKey: null }, null);
    await assert.rejects(source.read(listId, 5), (error) => isAppError(error) && error.code === 'UNAVAILABLE');
  });
});

describe('the name of a playlist', () => {
  for (const text of [
    listId,
    `  ${listId} `,
    `https://www.youtube.com/playlist?list=${listId}`,
    `https://youtube.com/watch?v=abc&list=${listId}&index=3`,
    `https://youtu.be/abc?list=${listId}`,
    `music.youtube.com/playlist?list=${listId}`,
  ])
    test(`is found in ${text.trim()}`, () => assert.equal(playlistIdOf(text), listId));

  for (const text of [
    '',
    'hello',
    'https://example.org/?list=PLtests-0123456789',
    'javascript:alert(1)',
    'PL 12',
    'RDmix0123456789',
  ])
    test(`is not in ${JSON.stringify(text)}`, () => assert.equal(playlistIdOf(text), null));

  for (const [text, id] of [
    ['dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=PL1', 'dQw4w9WgXcQ'],
    ['youtu.be/dQw4w9WgXcQ?t=3', 'dQw4w9WgXcQ'],
    ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
    ['https://www.youtube.com/@enlace', null],
    ['https://example.org/watch?v=dQw4w9WgXcQ', null],
    ['hola', null],
    ['', null],
  ] as const)
    test(`the video of ${JSON.stringify(text)} is ${id}`, () => assert.equal(videoIdOf(text), id));

  test('durations are seconds', () => {
    const durations = ['PT59S', 'PT4M', 'PT1H2M3S', 'P1DT0S', 'P0D', '', 'nonsense'].map(secondsOf);
    assert.deepEqual(durations, [59, 240, 3723, 86_400, 0, 0, 0]);
  });
});

function answer(body: object, status: number): Promise<Response> {
  return Promise.resolve(Response.json(body, { status }));
}
