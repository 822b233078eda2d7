import * as z from 'zod/mini';

import { signedIn } from '../access';
import { wire } from '../define-resource';

/** Where a learner is in a lesson, and what of its video was watched. */
export const watchingCalls = {
  /** A player is opened: answers the position. 409 with `unmet` for lessons that are not open. */
  begin: { ...wire.post('/api/v2/lessons/{id}/watch', 'none', signedIn, { changes: [] }), isQuiet: true },
  /**
   * Stores the position and the watched parts. Messages may arrive twice, late and in any order: the parts are a union,
   * and only the newest player's newest message sets the position. 404 before `begin`.
   */
  store: { ...wire.post('/api/v2/lessons/{id}/progress', 'json', signedIn, { changes: [] }), isQuiet: true },
} as const;

const wholeNumber = (maximum: number) => z.number().check(z.int(), z.minimum(0), z.maximum(maximum));

/** Longest video, in seconds: 100 hours. */
const second = wholeNumber(360_000);

export const storeWatchedSchema = z.object({
  /** Of the answer to `begin`. */
  session: wholeNumber(2_147_483_647),
  /** Number of the message within the session; it rises. */
  seq: wholeNumber(2_147_483_647),
  position: second,
  /** Watched since the last message, in seconds. */
  parts: z.array(z.object({ from: second, to: second })).check(z.maxLength(50)),
});

const watchedSchema = z.object({
  /** Number of this player; that of the newest in an answer to `store`. */
  session: z.number(),
  /** Where the learner stopped, in seconds. */
  position: z.number(),
  /** Watched part of the video, in whole percent; 0 while its length is unknown. */
  watched_percent: z.number(),
  is_completed: z.boolean(),
});

export const watchedAnswerSchema = z.object({ data: watchedSchema });

export type Watched = z.infer<typeof watchedSchema>;
