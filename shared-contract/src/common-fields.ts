import * as z from 'zod/mini';

/**
 * The schemas of fields that pages need which only read. `fields.ts` has the others, and exports these. Written texts are
 * in `text-fields.ts`: a first visit does not need what cleans them.
 */

export const id = z.number().check(z.int(), z.minimum(1));
/** A number, or its decimal digits in a form, query or path. `1e3`, `0x1F` and an empty text are no numbers. */
export const wholeInput = (minimum: number, maximum = Number.MAX_SAFE_INTEGER) =>
  z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value)),
    z.number().check(z.int(), z.minimum(minimum), z.maximum(maximum)),
  );
/** An id as it arrives in a form, query or path. */
export const idInput = wholeInput(1);
export const timestamp = z.string();
export const slug = z.string();

/** A picture as answers carry it. Widths are in pixels. */
export const image = z.object({
  url: z.string(),
  alt: z.string(),
  width: z.optional(z.number()),
  height: z.optional(z.number()),
  /** The same picture in other widths, as the attribute of that name takes it. */
  srcset: z.optional(z.string()),
  /** What must stay in sight where it is cut to another shape, in shares of width and height. */
  focus: z.optional(z.object({ x: z.number(), y: z.number() })),
  /** The description belongs to the record, not to the library; only set in that case, and only for editing. */
  own_alt: z.optional(z.boolean()),
});
/** A related row where only its name is needed. */
export const namedRow = z.object({ id, name: z.string(), slug: z.optional(z.string()) });
