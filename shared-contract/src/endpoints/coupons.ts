import * as z from 'zod/mini';

import { only } from '../access';
import { wire } from '../define-resource';
import { id, idInput, line, optionalId, optionalInstant, optionalInteger, timestamp, wholeInput } from '../fields';
import { listMetaSchema } from '../list-answer';
import { couponDurations } from './packages';

const mayList = only(['admin'], 'memberships.list');
const mayEdit = only(['admin'], 'memberships.edit');

/** Coupons, as treasurers see and change them (docs/guides/memberships.md). */
export const couponCalls = {
  listCoupons: wire.get('/api/v2/coupons', mayList),
  addCoupon: wire.post('/api/v2/coupons', 'json', mayEdit, { changes: [] }),
  editCoupon: wire.post('/api/v2/coupons/{id}/edit', 'json', mayEdit, { changes: [] }),
  /** From now on it gives nothing. Repeating it changes nothing. */
  endCoupon: wire.post('/api/v2/coupons/{id}/end', 'none', mayEdit, { changes: [] }),
  /** Deletes it with its uses; payments stay as they are. */
  removeCoupon: wire.post('/api/v2/coupons/{id}/remove', 'none', mayEdit, { changes: [] }),
} as const;

export const couponViews = ['all', 'usable', 'over'] as const;

export const couponSorts = ['code', 'uses', 'expires_at', 'created_at'] as const;

export const listCouponsSchema = z.object({
  view: z.optional(z.enum(couponViews)),
  /** A part of the code. */
  search: z.optional(z.string().check(z.maxLength(60))),
  sort: z.optional(z.enum(couponSorts)),
  direction: z.optional(z.enum(['asc', 'desc'])),
  page: z.optional(wholeInput(1, 1_000_000)),
  per_page: z.optional(wholeInput(1, 100)),
});

export type CouponsQuery = z.infer<typeof listCouponsSchema>;

/** Longest reduction of a `repeating` coupon. */
export const mostCouponMonths = 36;

/** Exactly one of `percent` and `amount` is given; an amount has a currency, and `repeating` has months. */
export const addCouponSchema = z.object({
  code: z.pipe(line(40), z.string().check(z.regex(/^[\w-]{3,40}$/))),
  percent: optionalInteger(1, 100, null),
  /** In minor units. */
  amount: optionalInteger(1, 100_000_000, null),
  currency: z.optional(z.nullable(z.string().check(z.regex(/^[A-Z]{3}$/)))),
  /** Default: `once`. */
  duration: z.optional(z.enum(couponDurations)),
  duration_months: optionalInteger(1, mostCouponMonths, null),
  role_id: optionalId,
  package_id: optionalId,
  /** Null: as often as members want; each member once. */
  max_uses: optionalInteger(1, 1_000_000, null),
  /** Smallest charge, in minor units. */
  min_amount: optionalInteger(1, 100_000_000, null),
  expires_at: optionalInstant,
});

export const editCouponSchema = addCouponSchema;

const target = z.nullable(z.object({ id: idInput, name: z.string() }));

const listedCoupon = z.object({
  id,
  code: z.string(),
  percent: z.nullable(z.number()),
  amount: z.nullable(z.number()),
  currency: z.nullable(z.string()),
  duration: z.enum(couponDurations),
  duration_months: z.nullable(z.number()),
  role: target,
  package: target,
  max_uses: z.nullable(z.number()),
  min_amount: z.nullable(z.number()),
  expires_at: z.nullable(timestamp),
  /** Uses whose payment has arrived, and those whose payment is open. */
  uses: z.number(),
  open_uses: z.number(),
  state: z.enum(['usable', 'expired', 'used_up']),
  created_at: timestamp,
});

export type ListedCoupon = z.infer<typeof listedCoupon>;

export const couponsSchema = z.object({
  data: z.array(listedCoupon),
  meta: z.extend(listMetaSchema, { views: z.record(z.enum(couponViews), z.number()) }),
});

export const writtenCouponSchema = z.object({ data: listedCoupon });
