import { AppError } from '@enlace/shared-contract/errors';
import { type RawBuilder, sql } from 'kysely';

import { deriveKey, keyedHash } from '../../../infrastructure/env/keys';
import { limitOf } from '../../../infrastructure/limits/define-limit';
import { addressKey } from '../../../infrastructure/limits/address-key';
import { jsonObject } from '../../../kit/core/table/expressions';
import type { WriteContext } from '../../../kit/core/write/write-context';
import { heldSeatsLimit, heldShareLimit } from '../event-limits';
import { eventTexts } from '../event-texts';

interface NewHold {
  readonly orderId: number;
  readonly eventId: number;
  readonly addressHash: string | null;
}

/** What a new hold and the other holds of its buyer take from others. */
export interface HeldSeats {
  /** Seats of the new hold. */
  readonly own: number;
  /** Seats of the other holds of the same address or user. */
  readonly others: number;
  /** Seconds until the end of the first of them; null without one. */
  readonly seconds_left: number | null;
  /** Seats of the event; null without a limit. */
  readonly total: number | null;
}

/** The network address of a request, as it is stored with a hold until its end; null in a job. */
export function addressHashOf({ deps, ip }: Pick<WriteContext, 'deps' | 'ip'>): string | null {
  return ip === undefined ? null : keyedHash(deriveKey(deps.env.tokenSecret, 'hold'), addressKey(ip));
}

/** The seats that the buyer of a new hold holds, as JSON. Read it after the seats are locked: then the count is certain. */
export function heldSeatsOf(
  { orderId, eventId, addressHash }: NewHold,
  { viewer, now }: Pick<WriteContext, 'viewer' | 'now'>,
): RawBuilder<HeldSeats> {
  const isSameBuyer = sql`(o.address_hash = ${addressHash}::text or o.user_id = ${viewer?.id ?? null}::bigint)`;
  const isOther = sql`o.id <> ${orderId}`;
  return sql<HeldSeats>`(select ${jsonObject({
    own: sql`coalesce(sum(i.quantity) filter (where not ${isOther}), 0)::int`,
    others: sql`coalesce(sum(i.quantity) filter (where ${isOther}), 0)::int`,
    seconds_left: sql`extract(epoch from min(o.expires_at) filter (where ${isOther}) - ${now}::timestamptz)::float8`,
    total: sql`(select total from capacities where kind = 'event' and owner_id = ${eventId})`,
  })}
    from orders o join order_items i on i.order_id = o.id
    where o.event_id = ${eventId} and o.state = 'held' and o.expires_at > ${now}
      and (o.id = ${orderId} or ${isSameBuyer}))`;
}

/**
 * Refuses a further hold of an address or a user who would then keep too many seats of the event from others:
 * RATE_LIMITED until the first of the holds ends; the error gives the seats back. The first hold is never refused.
 */
export function limitHolds(
  { own: ownSeats, others, seconds_left: secondsLeft, total }: HeldSeats,
  { deps, locale }: Pick<WriteContext, 'deps' | 'locale'>,
): void {
  if (others === 0) return;
  const { points: mostSeats } = limitOf(heldSeatsLimit, deps.env.limits);
  const { points: share } = limitOf(heldShareLimit, deps.env.limits);
  const most = Math.min(mostSeats, Math.ceil(((total ?? Infinity) * share) / 100));
  if (ownSeats + others <= most) return;
  throw new AppError('RATE_LIMITED', {
    message: `${others} seats of the event are held by this buyer already`,
    userMessage: eventTexts[locale].tooManyHeld,
    retryAfterSeconds: Math.max(1, Math.ceil(secondsLeft ?? 0)),
  });
}
