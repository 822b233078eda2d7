import * as z from 'zod/mini';

import { signedIn } from '../access';
import { wire } from '../define-resource';
import { id, image, timestamp } from '../fields';

export const presenceStates = ['viewing', 'editing', 'left'] as const;

/** After so many seconds without a sign somebody counts as gone; a screen gives one more often than that. */
export const presenceSeconds = 20;

/**
 * Tells who has a record open, for whoever may edit it. Each call is a sign of life and answers the others. `resource` is
 * the resource's name.
 */
export const presenceCall = wire.post('/api/v2/{resource}/{id}/presence', 'json', signedIn);

export const presenceSchema = z.object({ state: z.enum(presenceStates) });

/** Answer of the call: everybody else who is there, whoever came first in front. */
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
