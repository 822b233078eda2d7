import { AppError } from '@enlace/shared-contract/errors';

import type { ApiEnv } from '../../../infrastructure/env/env';
import type { Ask, PlaylistSource } from './playlist';
import { createYouTubeTitles } from './youtube-oembed';
import { createYouTubePlaylists } from './youtube-playlists';

const patienceMs = 10_000;

const fetchAddress: Ask = (url, options) =>
  fetch(url, { ...options, redirect: 'error', signal: AbortSignal.timeout(patienceMs) });

/**
 * YouTube when a key is set, else the replacement, which production does not have. `standIn` answers like YouTube; when
 * it is null, reading a playlist throws UNAVAILABLE, and videos of pasted addresses have their titles only. `ask`
 * fetches these titles.
 */
export function createPlaylistSource(
  { youTubeKey }: Pick<ApiEnv, 'youTubeKey'>,
  standIn: Ask | null,
  ask: Ask = fetchAddress,
): PlaylistSource {
  if (youTubeKey !== null) return createYouTubePlaylists(youTubeKey, ask);
  if (standIn !== null) return createYouTubePlaylists('stand-in', standIn);
  return {
    ...createYouTubeTitles(ask),
    read: async () => {
      throw new AppError('UNAVAILABLE', { message: 'YOUTUBE_API_KEY is not set' });
    },
  };
}
