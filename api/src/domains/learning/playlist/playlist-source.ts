import { AppError } from '@enlace/shared-contract/errors';

import type { ApiEnv } from '../../../infrastructure/env/env';
import type { Ask, PlaylistSource } from './playlist';
import { createYouTubePlaylists } from './youtube-playlists';

const patienceMs = 10_000;

/**
 * YouTube when a key is set, else the replacement, which production does not have. `standIn` answers like YouTube; when
 * it is null, reading throws UNAVAILABLE.
 */
export function createPlaylistSource({ youTubeKey }: Pick<ApiEnv, 'youTubeKey'>, standIn: Ask | null): PlaylistSource {
  if (youTubeKey !== null)
    return createYouTubePlaylists(youTubeKey, (url, options) =>
      fetch(url, { ...options, redirect: 'error', signal: AbortSignal.timeout(patienceMs) }),
    );
  if (standIn !== null) return createYouTubePlaylists('stand-in', standIn);
  return {
    read: async () => {
      throw new AppError('UNAVAILABLE', { message: 'YOUTUBE_API_KEY is not set' });
    },
  };
}
