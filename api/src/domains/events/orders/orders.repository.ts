import { AppError } from '@enlace/shared-contract/errors';
import type { holdSchema } from '@enlace/shared-contract/orders';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import type { Db } from '../../../infrastructure/db/database';
import { runPrepared } from '../../../infrastructure/db/run-prepared';
import { type Expression, jsonList, jsonObject, translateColumn } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';
import { attendeeRowWith } from '../attendance/attendees.repository';
import { isPaidLate } from './late-payment';
import { hashKey } from './order-key';
import { orderPurpose } from './order-purpose';

type Hold = z.infer<typeof holdSchema>;

/** So long after the confirmation, the secret of the order opens its tickets; later the mails do. */
const openMs = 24 * 3_600_000;

/** Whether the ticket of the attendee `a` was given to another person. */
export const isGiven: Expression = sql`exists (select 1 from ticket_transfers f where f.attendee_id = a.id)`;

/** Whether a secret of the order `o` still opens the ticket of its attendee `a`: not after it was given away. */
export const opensTicket = ({ now }: ReadContext): Expression =>
  sql`(o.confirmed_at > ${new Date(now.getTime() - openMs)} and not ${isGiven})`;

/**
 * The attendee `a` of an order `o` for its buyer: a ticket that was given to another person shows neither this person
 * nor its address.
 */
const boughtTicket = (context: ReadContext) => {
  const ownText = (name: string) => sql`case when ${isGiven} then '' else ${sql.ref(`a.${name}`)} end`;
  return attendeeRowWith({
    ...Object.fromEntries(['first_name', 'last_name', 'email'].map((name) => [name, ownText(name)])),
    slug: sql`case when ${opensTicket(context)} then a.slug end`,
    state: sql`case when ${isGiven} then 'transferred' else a.state end`,
  });
};

/**
 * The order with this reference and secret as its buyer sees it; one that repeats another one has its tickets. Throws
 * NOT_FOUND, also for a wrong secret.
 */
export async function findHold(db: Db, reference: string, key: string, context: ReadContext): Promise<Hold> {
  const [hold] = await runPrepared(
    db,
    sql<Hold>`select q.reference, o.number, o.event_id, o.state,
      case when o.state = 'held' then o.expires_at end as expires_at,
      case when o.state = 'held' then greatest(ceil(extract(epoch from o.expires_at - ${context.now}::timestamptz)), 0)::int
        end as seconds_left,
      (o.state = 'held' and not o.is_extended) as can_extend, o.currency, o.total, o.discount,
      ${isPaidLate} as is_paid_late,
      (select c.code from event_codes c where c.id = o.code_id) as code,
      ${jsonList(
        sql`select ${jsonObject({
          ticket_id: sql`i.ticket_id`,
          name: translateColumn(context, 'name', 'k'),
          quantity: sql`i.quantity`,
          unit_price: sql`i.unit_price`,
          full_price: sql`i.unit_price + i.unit_discount`,
        })} as row from order_items i join tickets k on k.id = i.ticket_id where i.order_id = o.id order by i.id`,
      )} as items,
      coalesce((select sum(p.refunded)::int from payments p where p.purpose = ${orderPurpose} and p.subject_id = o.id), 0)
        as refunded,
      ${jsonList(sql`select ${boughtTicket(context)} as row from attendees a where a.order_id = o.id order by a.id`)} as attendees
    from orders q join orders o on o.id = coalesce(q.repeat_of, q.id)
    where q.reference = ${reference} and q.secret_hash = ${hashKey(key)}`,
  );
  if (hold === undefined) throw new AppError('NOT_FOUND', { message: 'no such hold' });
  return hold;
}
