import { AppError } from '@enlace/shared-contract/errors';
import type { OrderDetails } from '@enlace/shared-contract/orders';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { jsonList, jsonObject, translateColumn } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';
import { attendeeFields } from '../attendance/attendees.repository';
import { ticketPrice } from '../payments/ticket-price';
import { listedFields } from './list-orders';
import { disputes } from './order-disputes';
import { orderPurpose } from './order-purpose';

const isOfOrder = sql`p.purpose = ${orderPurpose} and p.subject_id = o.id`;

/** Mails about the order `o`, its tickets and its event. */
const mails = jsonList(sql`select ${jsonObject({
  ...Object.fromEntries(['id', 'subject', 'recipient'].map((name) => [name, sql.ref(`m.${name}`)])),
  state: sql`case when m.is_declined then 'declined' when m.failed_at is not null or m.given_up_at is not null
    then 'failed' when m.sent_at is null then 'waiting' else 'sent' end`,
  at: sql`coalesce(m.sent_at, m.failed_at, m.created_at)`,
})} as row from outbox_mails m where m.id in (
    select n.mail_id from event_order_mails n where n.order_id = o.id
    union select s.mail_id from event_message_mails s join attendees a on a.id = s.attendee_id where a.order_id = o.id)
  order by m.id limit 200`);

const history = jsonList(sql`select json_build_object('id', h.id, 'action', h.action, 'at', h.at,
    'reason', h.after ->> 'reason', 'actor', concat_ws(' ', u.first_name, u.last_name)) as row
  from audit_entries h left join users u on u.id = h.actor_id
  where (h.resource = 'orders' and h.row_id = o.id::text) or (h.resource = 'attendees' and h.row_id in
    (select a.id::text from attendees a where a.order_id = o.id)) order by h.id limit 200`);

const doorPayment = sql`(select json_build_object('method', d.method, 'amount', d.amount, 'currency', d.currency,
    'at', d.created_at, 'actor', nullif(concat_ws(' ', u.first_name, u.last_name), ''), 'returned_at', d.returned_at,
    'returned_by', nullif(concat_ws(' ', r.first_name, r.last_name), ''))
  from door_payments d left join users u on u.id = d.actor_id left join users r on r.id = d.returned_by
  where d.order_id = o.id)`;

/** An order with all that belongs to it. Throws NOT_FOUND. */
export async function findOrderDetails(db: Db, id: number | null, context: ReadContext): Promise<OrderDetails> {
  const ticketName = translateColumn(context, 'name', 'k');
  const item = {
    ticket_id: sql`k.id`,
    name: ticketName,
    quantity: sql`i.quantity`,
    unit_price: sql`i.unit_price`,
    full_price: sql`i.unit_price + i.unit_discount`,
  };
  const paymentNames = ['id', 'intent_id', 'amount', 'currency', 'state', 'refunded', 'paid_at', 'created_at'];
  const refundNames = ['id', 'amount', 'reason', 'state', 'created_at'];
  const { rows } = await sql<OrderDetails>`select ${listedFields}, o.discount,
      (select c.code from event_codes c where c.id = o.code_id) as code,
      ${jsonList(sql`select ${jsonObject(item)} as row from order_items i join tickets k on k.id = i.ticket_id
        where i.order_id = o.id order by i.id`)} as items,
      ${jsonList(sql`select to_json(t) as row from (select ${attendeeFields}, ${ticketName} as ticket_name,
          ${ticketPrice} as price
        from attendees a join tickets k on k.id = a.ticket_id where a.order_id = o.id order by a.id) t`)} as attendees,
      ${jsonList(sql`select ${columnsOf('p', paymentNames)} as row from payments p where ${isOfOrder}
        order by p.id`)} as payments, ${doorPayment} as door_payment,
      ${jsonList(sql`select ${columnsOf('r', refundNames)} as row from refunds r join payments p on p.id = r.payment_id
        where ${isOfOrder} order by r.id`)} as refunds,
      ${disputes} as disputes, ${mails} as mails, ${history} as history
    from orders o where o.id = ${id}`.execute(db);
  const [order] = rows;
  if (order === undefined) throw new AppError('NOT_FOUND');
  return order;
}

function columnsOf(table: string, names: readonly string[]) {
  return jsonObject(Object.fromEntries(names.map((name) => [name, sql.ref(`${table}.${name}`)])));
}
