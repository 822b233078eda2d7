import { AppError } from '@enlace/shared-contract';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { deriveKey, keyedHash } from '../../../infrastructure/env/keys';
import { addressKey } from '../../../infrastructure/limits/address-key';
import type { Writing } from '../../../kit/writing';
import { eventTexts } from '../event-texts';

interface NewHold {
  readonly orderId: number;
  readonly eventId: number;
  readonly addressHash: string | null;
}

interface HeldSeats {
  /** Of the new hold. */
  readonly own: number;
  /** Of the other holds of the same address or user. */
  readonly others: number;
  /** End of the first of them. */
  readonly next_end: Date | null;
  /** Seats of the event; null without a limit. */
  readonly total: number | null;
}

/** The network address of a request, as it is stored with a hold until its end; null in a job. */
export function addressHashOf({ deps, ip }: Pick<Writing, 'deps' | 'ip'>): string | null {
  return ip === undefined ? null : keyedHash(deriveKey(deps.env.tokenSecret, 'hold'), addressKey(ip));
}

/**
 * Refuses a further hold of an address or a user who would then keep too many seats of the event from others:
 * RATE_LIMITED until the first of the holds ends. The first hold is never refused. Call it after the seats are taken:
 * their lock makes the count certain, and the error gives them back.
 */
export async function limitHolds(
  trx: Db,
  { orderId, eventId, addressHash }: NewHold,
  { deps, viewer, now, locale }: Writing,
): Promise<void> {
  const isSameBuyer = sql`(o.address_hash = ${addressHash}::text or o.user_id = ${viewer?.id ?? null}::bigint)`;
  const { rows } = await sql<HeldSeats>`select
      coalesce(sum(i.quantity) filter (where o.id = ${orderId}), 0)::int as own,
      coalesce(sum(i.quantity) filter (where o.id <> ${orderId}), 0)::int as others,
      min(o.expires_at) filter (where o.id <> ${orderId}) as next_end,
      (select total from capacities where kind = 'event' and owner_id = ${eventId}) as total
    from orders o join order_items i on i.order_id = o.id
    where o.event_id = ${eventId} and o.state = 'held' and o.expires_at > ${now}
      and (o.id = ${orderId} or ${isSameBuyer})`.execute(trx);
  const [seats] = rows;
  if (seats === undefined || seats.others === 0) return;
  const { heldSeats, heldShare } = deps.env.limits;
  const most = Math.min(heldSeats.points, Math.ceil(((seats.total ?? Infinity) * heldShare.points) / 100));
  if (seats.own + seats.others <= most) return;
  const waitSeconds = Math.max(1, Math.ceil(((seats.next_end?.getTime() ?? 0) - now.getTime()) / 1000));
  throw new AppError('RATE_LIMITED', {
    message: `${seats.others} seats of event ${eventId} are held by this buyer already`,
    userMessage: eventTexts[locale].tooManyHeld,
    retryAfterSeconds: waitSeconds,
  });
}
