import * as z from 'zod/mini';

import { signedIn } from '../access';
import { wire } from '../define-resource';

/** What depends on a row, asked before it is deleted. `resource` is the resource's name. */
export const dependentsCall = wire.get('/api/v2/{resource}/{id}/dependents', signedIn);

/**
 * Rows of other resources that a deletion touches; `label` is in the caller's language where the server has one. `blocks`:
 * while there are such rows, the deletion is refused; the text names the reason and what to do instead.
 */
export const dependentsSchema = z.object({
  data: z.array(
    z.object({
      resource: z.string(),
      label: z.optional(z.string()),
      blocks: z.optional(z.string()),
      count: z.number(),
    }),
  ),
});

export type Dependent = z.infer<typeof dependentsSchema>['data'][number];
