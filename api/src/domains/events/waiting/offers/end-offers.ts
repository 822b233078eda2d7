import { sql } from 'kysely';

import type { Db } from '../../../../infrastructure/db/database';
import { queuePlaceMail } from '../waiting-mails';
import { waitingCancelledMail } from '../mails/waiting-cancelled.mail';
import { waitingOfferEndedMail } from '../mails/waiting-offer-ended.mail';

/** Notes that the holds of offers have ended without an answer, and mails it. Other orders are left out. */
export async function noteExpiredOffers(trx: Db, orderIds: readonly number[], now: Date): Promise<void> {
  const { rows } = await sql<{ id: number; is_cancelled: boolean }>`update waiting_entries w
    set state = 'expired', ended_at = ${now}, updated_at = ${now} from events e
    where e.id = w.event_id and w.order_id = any(${[...orderIds]}::bigint[]) and w.state = 'offered'
    returning w.id, (e.status = 'cancelled') as is_cancelled`.execute(trx);
  for (const { id, is_cancelled: isCancelled } of rows)
    await queuePlaceMail(trx, id, { mail: isCancelled ? waitingCancelledMail : waitingOfferEndedMail }, now);
}

/** Notes the answer to the offers of orders: their tickets exist, or their seats were given back. */
export async function noteAnsweredOffers(
  trx: Db,
  orderIds: readonly number[],
  state: 'accepted' | 'declined',
  now: Date,
): Promise<void> {
  // A late payment can make the tickets of an offer that has expired.
  const before = state === 'accepted' ? sql`('offered', 'expired')` : sql`('offered')`;
  await sql`update waiting_entries set state = ${state}, ended_at = ${now}, updated_at = ${now}
    where order_id = any(${[...orderIds]}::bigint[]) and state in ${before}`.execute(trx);
}
