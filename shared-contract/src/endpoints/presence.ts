import * as z from 'zod/mini';

import { signedIn } from '../access';
import { wire } from '../define-resource';
import { id, image, namedRow, optionalInstant, timestamp } from '../fields';
import type { WireCall } from '../wire';

const presenceStates = ['viewing', 'editing', 'left'] as const;

/**
 * Seconds without a sign after which a user counts as absent. Only pages whose network failed silently end in this way;
 * otherwise the end of the connection, or of the API process, is noticed at once.
 */
export const presenceSeconds = 10;

/** Milliseconds to the next call after a failed one, and after one of an API that does not wait for news. */
export const presenceBeatMs = 750;

/** Longest time in seconds that a call waits for news; shorter than `presenceSeconds`. */
export const presenceWaitSeconds = 6;

/**
 * Reports that a user has a record open, for editors of the record. Each call is a sign of presence and returns the
 * other users. `resource` is the resource's name.
 *
 * A call with `page` and the `tag` of its last answer is answered when the answer is another one, after
 * `presenceWaitSeconds` at the latest. When its connection ends and no other call of the page follows, the page is
 * gone.
 */
export const presenceCall: WireCall = {
  ...wire.post('/api/v2/{resource}/{id}/presence', 'json', signedIn, { changes: [] }),
  isQuiet: true,
};

export const presenceSchema = z.object({
  state: z.enum(presenceStates),
  /** `updated_at` of the record that the screen shows; the answer reports a newer one. */
  version: optionalInstant,
  /** Random name of the open page, which other pages of the user do not have. */
  page: z.optional(z.string().check(z.regex(/^[\w-]{1,40}$/))),
  /** `tag` of the answer that the page shows. */
  tag: z.optional(z.string().check(z.maxLength(40))),
});

/** Answer of the call: all other present users in the order of arrival, and a save since the caller's version. */
export const presentPeopleSchema = z.object({
  data: z.array(
    z.object({
      id,
      name: z.string(),
      avatar: z.nullable(image),
      state: z.enum(['viewing', 'editing']),
      since: timestamp,
    }),
  ),
  /** The newest save, if the record is newer than `version`; `by` is null for changes without a user. */
  saved: z.optional(z.nullable(z.object({ by: z.nullable(namedRow), at: timestamp }))),
  /** Names this answer; missing in answers to calls without `page`. */
  tag: z.optional(z.string()),
});

export type PresentPerson = z.infer<typeof presentPeopleSchema>['data'][number];
