import { AppError } from '@enlace/shared-contract';

import type { ApiEnv } from '../../../infrastructure/env/env';
import { createFakeYouTube } from './fake-youtube';
import type { PlaylistSource } from './playlist';
import { createYouTubePlaylists } from './youtube-playlists';

const patienceMs = 10_000;

/** YouTube where a key is set; without one the fake, which production refuses. */
export function createPlaylistSource({ mode, youTubeKey }: Pick<ApiEnv, 'mode' | 'youTubeKey'>): PlaylistSource {
  if (youTubeKey !== null)
    return createYouTubePlaylists(youTubeKey, (url, options) =>
      fetch(url, { ...options, redirect: 'error', signal: AbortSignal.timeout(patienceMs) }),
    );
  if (mode !== 'production') return createYouTubePlaylists('fake', createFakeYouTube(mode));
  return {
    read: async () => {
      throw new AppError('UNAVAILABLE', { message: 'YOUTUBE_API_KEY is not set' });
    },
  };
}
