import { sql } from 'kysely';

import { type Expression, jsonList } from '../../../kit/core/table/expressions';
import { disputeDueAt, disputeJson, isOpenDispute } from '../../payments';
import { orderPurpose } from './order-purpose';

/** Disputes `d` of the payments of the order `o`. */
const ofOrder: Expression = sql`from payment_disputes d join payments p on p.id = d.payment_id
  where p.purpose = ${orderPurpose} and p.subject_id = o.id`;

/** Whether the bank disputes a payment of the order `o` at the moment. */
export const hasOpenDispute: Expression = sql`exists (select 1 ${ofOrder} and ${isOpenDispute})`;

/** The open dispute of the order `o` whose answer is due first, as JSON. */
export const openDispute: Expression = sql`(select json_build_object('amount', d.amount, 'currency', d.currency,
    'due_at', ${disputeDueAt}) ${ofOrder} and ${isOpenDispute} order by ${disputeDueAt} nulls last, d.id limit 1)`;

/**
 * Whether a lost dispute left the order `o` valid tickets that cost more than what is left of its payment, while its event
 * lasts: an organiser decides which of them are cancelled.
 */
export const hasUnpaidTickets: Expression = sql`(o.state = 'partially_refunded'
  and exists (select 1 ${ofOrder} and d.status = 'lost')
  and exists (select 1 from events e where e.id = o.event_id and e.ends_at > now())
  and (select coalesce(sum(a.paid), 0) from attendees a where a.order_id = o.id and a.state <> 'cancelled')
    > (select coalesce(sum(p.amount - p.refunded), 0) from payments p
      where p.purpose = ${orderPurpose} and p.subject_id = o.id and p.state = 'paid'))`;

/** All disputes of the order `o`, as JSON. */
export const disputes: Expression = jsonList(sql`select ${disputeJson} as row ${ofOrder} order by d.id`);
