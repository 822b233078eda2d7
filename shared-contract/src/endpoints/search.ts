import * as z from 'zod/mini';

import { publicAccess } from '../access';
import { wire } from '../define-resource';
import { id, wholeInput } from '../fields';
import { searchKinds } from '../search-kinds';
import { locales } from '../text';

/** Public search over everything that is to be seen on a page of its own or in a list. */
export const searchCall = wire.get('/api/v2/search', publicAccess);

/** What fits best first, or what is newest. */
export const searchOrders = ['best', 'newest'] as const;

export const searchLimits = { text: 120, perPage: 50, page: 200 } as const;

/** `kinds` are names of `searchKinds` with commas between; unknown ones count for nothing. None means all. */
export const searchQuerySchema = z.object({
  q: z.optional(z.string().check(z.maxLength(1000))),
  kinds: z.optional(z.string().check(z.maxLength(200))),
  lang: z.optional(z.enum(locales)),
  /** `best` by default. In both orders, past results come after coming ones. */
  sort: z.optional(z.enum(searchOrders)),
  page: z.optional(wholeInput(1, searchLimits.page)),
  /** Results per group; 4 by default, 20 for a single kind. */
  per_page: z.optional(wholeInput(1, searchLimits.perPage)),
});

/** A part of a text, in UTF-16 units, the end not included. */
const range = z.object({ from: z.number(), to: z.number() });

/** A text and what in it was searched for: data, so that nothing of a record is ever taken for HTML. */
const markedText = z.object({ text: z.string(), marks: z.array(range) });

const searchHit = z.object({
  kind: z.enum(searchKinds),
  id,
  /** Of kinds that have no pages of their own: the id. */
  slug: z.string(),
  title: markedText,
  snippet: markedText,
  /** Where it is, or whose: city and country, company. */
  note: z.nullable(z.string()),
  /** Time of the event or publication, ISO 8601, with its time zone. */
  at: z.nullable(z.string()),
  timezone: z.nullable(z.string()),
});

const groupCount = z.object({
  kind: z.enum(searchKinds),
  /** Results are counted up to a limit. */
  total: z.number(),
  /** Whether there can be more results than `total`. */
  is_more: z.optional(z.boolean()),
});

export const searchAnswerSchema = z.object({
  /** Groups with at least one result; the group with the best result is first. */
  data: z.array(z.extend(groupCount, { hits: z.array(searchHit) })),
  meta: z.object({
    q: z.string(),
    page: z.number(),
    per_page: z.number(),
    /** Of the kinds asked for. */
    total: z.number(),
    /** Of every kind, for the filter. */
    counts: z.array(groupCount),
    /** Nothing was written exactly so; these are written alike. */
    is_near: z.boolean(),
    /** The first result of the first group, when its title is the searched text or begins with it. */
    best: z.optional(z.object({ kind: z.enum(searchKinds), id })),
  }),
});

export type SearchAnswer = z.infer<typeof searchAnswerSchema>;
export type SearchGroup = SearchAnswer['data'][number];
export type SearchHit = SearchGroup['hits'][number];
export type MarkedText = SearchHit['title'];
