import * as z from 'zod/mini';

import { id } from '../fields';

/** Rows of one kind that a merge moved to the remaining account. */
const movedPartSchema = z.object({
  /** Name of the kind, as in the archive of an account: `talks`, `chapters_led`. */
  part: z.string(),
  /** Rows that moved. */
  moved: z.number(),
  /** Rows that were not needed, because the remaining account had equal ones. */
  dropped: z.number(),
  /** The records that the moved rows lead to, at most five. */
  records: z.array(z.object({ resource: z.string(), id, name: z.string() })),
});

export const movedPartsSchema = z.array(movedPartSchema);

export type MovedPart = z.infer<typeof movedPartSchema>;
