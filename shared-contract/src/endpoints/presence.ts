import * as z from 'zod/mini';

import { signedIn } from '../access';
import { wire } from '../define-resource';
import { id, image, timestamp } from '../fields';

export const presenceStates = ['viewing', 'editing', 'left'] as const;

/** Seconds without a sign after which a user counts as absent; a screen sends one more often. */
export const presenceSeconds = 20;

/**
 * Reports that a user has a record open, for editors of the record. Each call is a sign of presence and returns the
 * other users. `resource` is the resource's name.
 */
export const presenceCall = wire.post('/api/v2/{resource}/{id}/presence', 'json', signedIn);

export const presenceSchema = z.object({ state: z.enum(presenceStates) });

/** Answer of the call: all other present users, in the order of arrival. */
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
});

export type PresentPerson = z.infer<typeof presentPeopleSchema>['data'][number];
