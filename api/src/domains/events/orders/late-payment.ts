import { AppError } from '@enlace/shared-contract/errors';
import { formatMoney, type Locale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { eventTexts } from '../event-texts';
import { orderPurpose } from './order-purpose';
import type { LockedOrder } from './machine/locked-order';

/** Name of the refund of a payment that came after the last seat was taken. */
export const lateRefundKey = 'too late';

/** Whether the payment of the order `o` came after the last seat was taken. */
export const isPaidLate = sql`exists (select 1 from refunds r join payments p on p.id = r.payment_id
  where p.purpose = ${orderPurpose} and p.subject_id = o.id and r.key = ${lateRefundKey})`;

/** Throws PAID_LATE_REFUNDED for an order whose payment came too late: there is nothing more to pay or confirm. */
export async function refuseLatePayment(
  db: Db,
  { id, state, total, currency }: LockedOrder,
  locale: Locale,
): Promise<void> {
  if (state !== 'refunded') return;
  const { rows } = await sql<{ waits: boolean }>`select exists (select 1 from waiting_entries w
      where w.event_id = o.event_id and lower(w.email) = lower(coalesce(o.email, o.form -> 'buyer' ->> 'email'))
        and w.state in ('waiting', 'offered', 'accepted')) as waits
    from orders o where o.id = ${id} and ${isPaidLate}`.execute(db);
  const [order] = rows;
  if (order === undefined) return;
  const text = eventTexts[locale].paidLate.replace('{amount}', formatMoney(locale, total, currency));
  throw new AppError('PAID_LATE_REFUNDED', {
    message: `order ${id} was paid too late`,
    ...(order.waits && { userMessage: text }),
  });
}
