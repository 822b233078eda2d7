import { sql } from 'kysely';

import type { Expression } from '../../../kit/core/table/expressions';
import { orderPurpose } from '../orders/order-purpose';

/** What was paid for the order `o`, in minor units: by card, and in cash or by transfer at the door. */
export const paidAmount: Expression = sql`(coalesce((select sum(p.amount) from payments p
    where p.purpose = ${orderPurpose} and p.subject_id = o.id and p.state = 'paid'), 0)
  + coalesce((select sum(d.amount) from door_payments d where d.order_id = o.id), 0))::bigint`;

/** What went back of it, in minor units: to the card, and by hand. */
export const refundedAmount: Expression = sql`(coalesce((select sum(p.refunded) from payments p
    where p.purpose = ${orderPurpose} and p.subject_id = o.id), 0)
  + coalesce((select sum(d.amount) from door_payments d where d.order_id = o.id and d.returned_at is not null), 0)
  )::bigint`;
