import * as z from 'zod/mini';

import { only } from '../access';
import { isDay } from '../days';
import { wire } from '../define-resource';
import { id, idInput, namedRow, timestamp, wholeInput } from '../fields';

/** Calls of versionings (docs/SPECIFICATION.md, section 7). */
export const versioningCalls = {
  getVersionings: wire.get('/api/versionings/getversionings', only(['admin'], 'versionings.list'), { page: '1' }),
} as const;

/** A day (`2026-11-21`, the whole of it, UTC) or an instant, to be included. */
const until = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:?\d{2})?)?$/),
  z.refine((value) => !Number.isNaN(Date.parse(value.replace(' ', 'T'))) && isDay(value.slice(0, 10))),
);

/**
 * Query of getversionings: `page` counts from 1, `paginate` is the number of rows of a page (docs/SPECIFICATION.md,
 * section 3).
 */
export const versioningQuerySchema = z.object({
  role_id: z.optional(idInput),
  page: z.optional(wholeInput(1, 1_000_000)),
  created_at_to: z.optional(z.union([z.literal(''), until])),
  paginate: z.optional(wholeInput(1, 100)),
});

/** One change of a feature or a package. */
export const versioningSchema = z.object({
  id,
  role_id: z.nullable(id),
  /** What was changed. */
  subject: z.enum(['feature', 'package']),
  subject_id: id,
  /** What the feature or package is called now; null when it is gone. */
  name: z.nullable(z.string()),
  action: z.enum(['create', 'update', 'toggle', 'price']),
  /** Only what changed; null before a row was made. */
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.record(z.string(), z.unknown()),
  /** The user of the change; null when the user no longer exists. */
  user: z.nullable(namedRow),
  created_at: timestamp,
});

export type Versioning = z.infer<typeof versioningSchema>;

/** Answer of getversionings, newest first. */
export const versioningsSchema = z.object({
  data: z.array(versioningSchema),
  /** Rows on all pages. */
  total: z.number(),
  meta: z.object({ total: z.number(), page: z.number(), per_page: z.number() }),
});
