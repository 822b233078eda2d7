import * as z from 'zod/mini';

import { id } from '../common-fields';

/** `donation`: the buyer chooses the amount; the price is the least one. */
export const ticketKinds = ['standard', 'donation'] as const;
/** `code_only`: shown to people with a code that unlocks it; `role_only`: to people with one of its roles. */
export const ticketVisibilities = ['public', 'code_only', 'role_only'] as const;
/**
 * `few_left`: at most 10 seats, or at most a tenth of them. `waitlist_open`: sold out, and people wait; freed seats go to
 * them. `not_published`: its event is a draft.
 */
export const saleStates = [
  'not_published',
  'not_started',
  'on_sale',
  'few_left',
  'sold_out',
  'waitlist_open',
  'ended',
] as const;

/** A ticket as the page of its event shows it. Prices are in minor units of `currency` (ISO 4217). */
export const eventTicket = z.object({
  id,
  name: z.string(),
  description: z.nullable(z.string()),
  kind: z.enum(ticketKinds),
  price: z.number(),
  /** Price for a viewer with one of the ticket's roles; null for the same price. */
  member_price: z.nullable(z.number()),
  currency: z.string(),
  min_per_order: z.number(),
  max_per_order: z.number(),
  sale_starts_at: z.nullable(z.string()),
  sale_ends_at: z.nullable(z.string()),
  visibility: z.enum(ticketVisibilities),
  /** Whether an organiser approves each registration. */
  requires_approval: z.optional(z.boolean()),
  /** Seats that can be booked now, of the ticket, its pool and its event; null for no limit. */
  left: z.nullable(z.number()),
  state: z.enum(saleStates),
  /** Whether people can join the waiting list now. */
  has_waiting_list: z.optional(z.boolean()),
});
