import { AppError } from '@enlace/shared-contract/errors';

import type { ApiEnv } from '../../../infrastructure/env/env';
import type { FetchAddress, PlaylistSource } from './playlist';
import { createYouTubeTitles } from './youtube-oembed';
import { createYouTubePlaylists } from './youtube-playlists';

const timeoutMs = 10_000;

const fetchFromYouTube: FetchAddress = (url, options) =>
  fetch(url, { ...options, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });

/**
 * YouTube when a key is set, else the replacement, which production does not have. `standIn` answers like YouTube; when
 * it is null, reading a playlist throws UNAVAILABLE, and videos of pasted addresses have their titles only. `fetchAddress`
 * fetches these titles.
 */
export function createPlaylistSource(
  { youTubeKey }: Pick<ApiEnv, 'youTubeKey'>,
  standIn: FetchAddress | null,
  fetchAddress: FetchAddress = fetchFromYouTube,
): PlaylistSource {
  if (youTubeKey !== null) return createYouTubePlaylists(youTubeKey, fetchAddress);
  if (standIn !== null) return createYouTubePlaylists('stand-in', standIn);
  return {
    ...createYouTubeTitles(fetchAddress),
    read: async () => {
      throw new AppError('UNAVAILABLE', { message: 'YOUTUBE_API_KEY is not set' });
    },
  };
}
