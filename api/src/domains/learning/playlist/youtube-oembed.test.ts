import { isAppError } from '@enlace/shared-contract/errors';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import type { FetchAddress } from './playlist';
import { createPlaylistSource } from './playlist-source';

const titles: Readonly<Record<string, string>> = { one: 'Primero', two: 'Segundo' };

/** Answers like YouTube's oEmbed: 404 for a deleted video, 403 for a private one, an error for a lost connection. */
const fakeOembed: FetchAddress = (url) => {
  const { pathname, searchParams } = new URL(url);
  const id = new URL(searchParams.get('url') ?? '').searchParams.get('v') ?? '';
  if (pathname !== '/oembed' || searchParams.get('format') !== 'json') return Promise.reject(new Error(url));
  if (id === 'lost') return Promise.reject(new Error('connect ETIMEDOUT'));
  if (id === 'odd') return Promise.resolve(new Response('<html>', { status: 200 }));
  if (id === 'private') return Promise.resolve(new Response('Forbidden', { status: 403 }));
  const title = titles[id];
  if (title === undefined) return Promise.resolve(new Response('Not Found', { status: 404 }));
  return Promise.resolve(Response.json({ title, author_name: 'Enlace', type: 'video', version: '1.0' }));
};

describe('videos of pasted addresses without a key', () => {
  test('have their titles; a video without an answer has none', async () => {
    const source = createPlaylistSource({ youTubeKey: null }, null, fakeOembed);
    const videos = await source.readVideos(['two', 'gone', 'private', 'one', 'lost', 'odd']);
    assert.deepEqual(
      videos.map(({ videoId, title, state, seconds }) => [videoId, title, state, seconds]),
      [
        ['two', 'Segundo', 'shown', 0],
        ['gone', '', 'shown', 0],
        ['private', '', 'shown', 0],
        ['one', 'Primero', 'shown', 0],
        ['lost', '', 'shown', 0],
        ['odd', '', 'shown', 0],
      ],
    );
    const playlist = source.read('PLtests-0123456789', 5);
    await assert.rejects(playlist, (error) => isAppError(error) && error.code === 'UNAVAILABLE');
  });

  test('are asked for ten at a time, in their order', async () => {
    let open = 0;
    let most = 0;
    const fetchAddress: FetchAddress = async (url, options) => {
      open += 1;
      most = Math.max(most, open);
      const answer = await fakeOembed(url, options);
      open -= 1;
      return answer;
    };
    const ids = Array.from({ length: 25 }, (_, at) => `video-${at}`);
    const videos = await createPlaylistSource({ youTubeKey: null }, null, fetchAddress).readVideos(ids);
    assert.deepEqual(
      videos.map(({ videoId }) => videoId),
      ids,
    );
    assert.equal(most, 10);
  });
});
