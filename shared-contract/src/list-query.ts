import * as z from 'zod/mini';

import { wholeInput } from './common-fields';
import { whereLength } from './list-where';

/** Maximum number of rows in an answer without paging; lists of lookups have `lookupCap`. */
export const listCap = 1000;

/** Maximum number of rows of a lookup; it is above the length of every lookup, so that they are complete. */
export const lookupCap = 10_000;

/** Most rows of one page. */
const pageSizeCap = 100;

/** Rows a list is counted up to; beyond it `total` is an estimate. */
export const countCap = 10_000;

/** The direction of a list, in capitals or not. */
export const listOrder = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.toLowerCase()),
  ),
  z.enum(['asc', 'desc']),
);

/** A whole number from 1. */
const numberUpTo = (most: number) => wholeInput(1, most);

/**
 * Query of every list. Without `page` the answer is the whole array up to `limit`, at most `listCap`, or `lookupCap` for
 * a short list; `meta.total` is the number of all rows, and `meta.truncated` is true when some are missing. With `page` it
 * is a page and a total.
 * `order` is the direction; `sort` is one of the resource's `sorts`. `fields` names the fields of the rows that the caller
 * wants, joined by commas; without it a row has all of them. Its names depend on the resource, so it is not part of this
 * schema.
 */
export const listQuerySchema = z.object({
  page: z.optional(numberUpTo(1_000_000)),
  per_page: z.optional(numberUpTo(pageSizeCap)),
  limit: z.optional(numberUpTo(lookupCap)),
  sort: z.optional(z.string().check(z.maxLength(60))),
  order: z.optional(listOrder),
  search: z.optional(z.string().check(z.maxLength(200))),
  /** Language to answer translated texts in; without it the base text and all translations are answered. */
  lang: z.optional(z.enum(['en', 'es', 'pt'])),
  /** Only rows in the trash, for users who may remove rows of the resource. */
  trashed: z.optional(z.enum(['only'])),
  /** Only rows that the caller may edit, for callers without access to every row. */
  editable: z.optional(z.enum(['only'])),
  /** JSON of a filter tree (`Where`), for users who may add, edit or remove rows of the resource. */
  where: z.optional(z.string().check(z.maxLength(whereLength))),
  /** Time zone that the days of `where` are read in, e.g. `America/Bogota`; UTC without it. */
  tz: z.optional(z.string().check(z.maxLength(60))),
});

export type ListQuery = z.infer<typeof listQuerySchema>;
