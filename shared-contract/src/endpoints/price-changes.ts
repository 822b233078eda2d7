import * as z from 'zod/mini';

import { only } from '../access';
import { wire } from '../define-resource';
import { id, idInput, line, requiredInteger, timestamp, wholeInput } from '../fields';
import { listMetaSchema } from '../list-answer';

const mayList = only(['admin'], 'memberships.list');
const mayEdit = only(['admin'], 'memberships.edit');

/** Another price for members whose subscription runs (docs/guides/memberships.md). */
export const priceChangeCalls = {
  /** The latest price changes with their progress. */
  listPriceChanges: wire.get('/api/v2/membership-price-changes', mayList),
  /** Who would pay what from when, and who is left out. Nothing is changed. */
  previewPriceChange: wire.get('/api/v2/membership-price-changes/preview', mayList),
  /** Has the members announced, then moved with a renewal. The same key starts once. */
  startPriceChange: wire.post('/api/v2/membership-price-changes', 'json', mayEdit, { changes: [] }),
  /** Takes the change back for all members who do not pay the new price yet. Repeating it changes nothing. */
  withdrawPriceChange: wire.post('/api/v2/membership-price-changes/{id}/withdraw', 'json', mayEdit, { changes: [] }),
} as const;

/** `planned`: not announced yet, or left out for the time being; `skipped`: the subscription has ended or changed. */
export const priceMoveStates = ['planned', 'announced', 'applied', 'withdrawn', 'skipped'] as const;

/**
 * Why a member is left out as long as the reason lasts. `other_terms`: another currency or interval than the package;
 * `no_address`: no e-mail address for the announcement.
 */
const leftOutReasons = ['past_due', 'ending', 'change_pending', 'complimentary', 'other_terms', 'no_address'] as const;

export const pricePreviewViews = ['all', 'moved', 'left_out'] as const;

export const pricePreviewSorts = ['name', 'price', 'applies_at'] as const;

const wholeNumber = (maximum: number) => z.optional(wholeInput(1, maximum));

export const previewPriceChangeSchema = z.object({
  package_id: idInput,
  view: z.optional(z.enum(pricePreviewViews)),
  /** Parts of the member's name and e-mail address. */
  search: z.optional(z.string().check(z.maxLength(200))),
  sort: z.optional(z.enum(pricePreviewSorts)),
  direction: z.optional(z.enum(['asc', 'desc'])),
  page: wholeNumber(1_000_000),
  per_page: wholeNumber(100),
});

export type PricePreviewQuery = z.infer<typeof previewPriceChangeSchema>;

const intervals = z.enum(['month', 'year']);

const previewedMember = z.object({
  /** Of the membership. */
  id,
  user: z.object({ id, name: z.string(), email: z.nullable(z.string()) }),
  /** Of each payment now and after the change, in minor units. */
  price: z.number(),
  new_price: z.number(),
  currency: z.string(),
  interval: intervals,
  /** The renewal that has the new price; null for a member who is left out. */
  applies_at: z.nullable(timestamp),
  left_out: z.nullable(z.enum(leftOutReasons)),
});

export type PreviewedMember = z.infer<typeof previewedMember>;

export const pricePreviewSchema = z.object({
  data: z.array(previewedMember),
  meta: z.extend(listMetaSchema, {
    /** Members of the search, by view. */
    views: z.record(z.enum(pricePreviewViews), z.number()),
    package: z.object({ id, name: z.string(), price: z.number(), currency: z.string(), interval: intervals }),
    /** All members of the change, whatever the search is; amounts of those who are moved, for a month. */
    sums: z.object({
      moved: z.number(),
      left_out: z.number(),
      monthly_before: z.number(),
      monthly_after: z.number(),
    }),
  }),
});

export type PricePreview = z.infer<typeof pricePreviewSchema>;

const listedPriceChange = z.object({
  id,
  package: z.object({ id, name: z.string() }),
  /** The announced price, in minor units. */
  amount: z.number(),
  currency: z.string(),
  interval: intervals,
  /** Present price of the package, which can have been edited since. */
  package_price: z.number(),
  reason: z.string(),
  state: z.enum(['running', 'finished', 'withdrawn']),
  /** Members by state. */
  members: z.record(z.enum(priceMoveStates), z.number()),
  /** Earliest and latest announced renewal of those who are not moved yet. */
  first_at: z.nullable(timestamp),
  last_at: z.nullable(timestamp),
  created_at: timestamp,
  ended_at: z.nullable(timestamp),
});

export type ListedPriceChange = z.infer<typeof listedPriceChange>;

export const priceChangesSchema = z.object({ data: z.array(listedPriceChange) });

export const startPriceChangeSchema = z.object({
  package_id: idInput,
  /** The new price as the preview showed it, in minor units: another one is refused. */
  amount: requiredInteger(1, 100_000_000),
  reason: line(500),
  /** Name of this change, made by the caller: a repeated request starts one change. */
  key: line(80),
});

export const withdrawPriceChangeSchema = z.object({ reason: line(500) });

export const priceChangeSchema = z.object({ data: listedPriceChange });
