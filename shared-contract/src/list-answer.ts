import * as z from 'zod/mini';

/** `meta` of a paged list answer. */
export const listMetaSchema = z.object({
  total: z.number(),
  /** Whether `total` is about right only: lists are counted up to `countCap`. */
  is_estimate: z.optional(z.boolean()),
  page: z.number(),
  per_page: z.number(),
  /** Server time of the answer, ISO 8601. */
  at: z.optional(z.string()),
});

export type ListMeta = z.infer<typeof listMetaSchema>;

/** The viewer's abilities for the collection or the row. */
export const abilitiesSchema = z.object({
  add: z.optional(z.boolean()),
  edit: z.optional(z.boolean()),
  remove: z.optional(z.boolean()),
  /** Only where the resource can be removed for good. */
  hardRemove: z.optional(z.boolean()),
});

export type Abilities = z.infer<typeof abilitiesSchema>;
