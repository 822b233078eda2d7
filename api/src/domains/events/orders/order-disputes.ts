import { sql } from 'kysely';

import { type Expression, jsonList } from '../../../kit/expressions';
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

/** All disputes of the order `o`, as JSON. */
export const disputes: Expression = jsonList(sql`select ${disputeJson} as row ${ofOrder} order by d.id`);
