import { sql } from 'kysely';

import type { Expression } from '../../../kit/core/table/expressions';
import { orderPurpose } from '../orders/order-purpose';

/**
 * The price of the attendee `a` without a code for the whole order, in minor units. A ticket of an order for nothing has
 * no price of its own until its kind changes; the rows of such tickets are the later ones of an order.
 */
export const unitPrice: Expression = sql`coalesce(a.unit_price, (select i.unit_price from order_items i
  where i.order_id = a.order_id and i.ticket_id = a.ticket_id order by i.id limit 1), 0)`;

/** What the order of the attendee `a` paid for this ticket, in minor units: its exact part of the total. */
export const ticketPrice: Expression = sql`coalesce(a.paid, 0)`;

/** What is left of the payment of the attendee `a`, in minor units; 0 for an order that was not paid here. */
const unrefundedAmount: Expression = sql`coalesce((select sum(p.amount - p.refunded)::integer from payments p
  where p.purpose = ${orderPurpose} and p.subject_id = a.order_id and p.state = 'paid'), 0)`;

/** What a refund of the ticket of the attendee `a` returns to the card, in minor units. */
export const refundableAmount: Expression = sql`least(${ticketPrice}, ${unrefundedAmount})`;
