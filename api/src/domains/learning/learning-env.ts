import * as z from 'zod';

import { defineEnv } from '../../infrastructure/env/define-env';

declare module '../../infrastructure/env/env' {
  interface ApiEnv {
    /** YouTube key, for courses that are made from playlists. */
    readonly youTubeKey: string | null;
  }
}

export const learningEnv = defineEnv({
  variables: { YOUTUBE_API_KEY: z.string().min(1).optional() },
  read: (values) => ({ youTubeKey: values.YOUTUBE_API_KEY ?? null }),
});
