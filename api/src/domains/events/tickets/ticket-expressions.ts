import { sql } from 'kysely';

import { type Expression, jsonList, jsonObject, translateColumn } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';
import { isInPlan } from '../../memberships';
import { editsEvents } from '../events/event-status';
import { hasOpenList, isOfSale } from '../waiting/waiting-list';
import { isLedEvent } from '../rights/led-events';

/** Seats of a row of `capacities` that can be booked; null without a limit. */
const leftOf = (kind: 'event' | 'ticket' | 'pool', id: Expression): Expression =>
  sql`(select case when c.total is not null then greatest(c.total - c.sold - c.held, 0) end
    from capacities c where c.kind = ${sql.lit(kind)} and c.owner_id = ${id})`;

export const eventSeatsLeft: Expression = leftOf('event', sql`t.id`);

/** A number of the capacity of a row: seats that are sold, or held. */
export const seatsOf = (kind: 'event' | 'ticket', name: 'sold' | 'held', id: Expression): Expression =>
  sql`coalesce((select ${sql.ref(`c.${name}`)} from capacities c
    where c.kind = ${sql.lit(kind)} and c.owner_id = ${id}), 0)`;

/** Seats of the ticket `k` that can be booked: the fewest of its own, its pool's and its event's; null without a limit. */
const ticketSeatsLeft: Expression = sql`least(${leftOf('ticket', sql`k.id`)}, ${leftOf('event', sql`k.event_id`)},
  ${leftOf('pool', sql`k.pool_id`)})`;

/** Whether the ticket `k` of the event `e` waits for an earlier tier that is neither sold out nor over. */
export const isLaterTier = (now: Date): Expression => sql`exists (select 1 from tickets p
  join capacities c on c.kind = 'ticket' and c.owner_id = p.id
  where p.id = k.opens_after_ticket_id and p.deleted_at is null and coalesce(p.sale_ends_at, e.ends_at) > ${now}
    and (c.total is null or c.sold + c.held < c.total))`;

/** People `w` of the event `e` who can get offers now. */
const isWaitingNow = (now: Date): Expression => sql`w.state = 'waiting'
  and (w.resumes_at is null or w.resumes_at <= ${now}) and ${hasOpenList(now)}`;

/** Whether the ticket of the place `w` of the event `e` is sold; the alias `k` is the other ticket around it. */
const hasTicketOfSale = (now: Date): Expression =>
  sql`exists (select 1 from tickets k where k.id = w.ticket_id and ${isOfSale(now)})`;

/** Whether people wait for the ticket `k`. */
const hasWaitingPeople = (now: Date): Expression => sql`(${hasOpenList(now)} and exists (
  select 1 from waiting_entries w where w.ticket_id = k.id and w.state = 'waiting'))`;

/**
 * Whether the free seats of the ticket `k` go to people who wait: for this ticket, or for others when the event has no
 * more seats than they want. The sale decides exactly (`requireUnreservedSeats`).
 */
const isReserved = (now: Date): Expression => sql`(exists (select 1 from waiting_entries w
    where w.ticket_id = k.id and ${isWaitingNow(now)} and (w.takes_fewer or w.quantity <= ${ticketSeatsLeft}))
  or ${leftOf('event', sql`k.event_id`)} <= (select sum(w.quantity) from waiting_entries w
    where w.event_id = k.event_id and w.ticket_id <> k.id and ${isWaitingNow(now)} and ${hasTicketOfSale(now)}
      and coalesce(${leftOf('ticket', sql`w.ticket_id`)}, 1) > 0
      and (w.takes_fewer or w.quantity <= least(${leftOf('ticket', sql`w.ticket_id`)}, ${leftOf('event', sql`k.event_id`)}))))`;

/** Seats of the ticket `k` that the public can book; null without a limit. */
export const publicSeatsLeft = (now: Date): Expression =>
  sql`case when ${ticketSeatsLeft} > 0 and ${isReserved(now)} then 0 else ${ticketSeatsLeft} end`;

/** Whether people can join the waiting list of the ticket `k` of the event `e` now. */
export const canWait = (context: ReadContext): Expression =>
  sql`(${saleState(context)} in ('sold_out', 'waitlist_open') and ${hasOpenList(context.now)})`;

/** State of the sale of the ticket `k`; `e` is its event. */
export function saleState({ now }: ReadContext): Expression {
  return sql`case
    when coalesce(k.sale_ends_at, e.ends_at) <= ${now} or e.status in ('cancelled', 'postponed') then 'ended'
    when e.status = 'draft' then 'not_published'
    when k.sale_starts_at > ${now} or ${isLaterTier(now)} then 'not_started'
    when ${publicSeatsLeft(now)} <= 0 then case when ${hasWaitingPeople(now)} then 'waitlist_open' else 'sold_out' end
    when ${ticketSeatsLeft} <= greatest(10, k.quantity / 10) and ${ticketSeatsLeft} * 2 <= coalesce(k.quantity, 100)
      then 'few_left'
    else 'on_sale' end`;
}

/** Whether the viewer has one of the roles of the ticket `k`. */
export function hasTicketRole({ viewer }: Pick<ReadContext, 'viewer'>): Expression {
  const roles = viewer?.roles ?? [];
  if (roles.length === 0) return sql`false`;
  return sql`exists (select 1 from ticket_roles p join roles r on r.id = p.role_id
    where p.ticket_id = k.id and r.name in (${sql.join(roles)}))`;
}

/** Whether the viewer gets the price for members of the ticket `k`: by a role, and by the plan where plans sell it. */
export function hasMemberPrice(context: Pick<ReadContext, 'viewer' | 'now'>): Expression {
  return sql`(${hasTicketRole(context)} and ${isInPlan('member_prices', context)})`;
}

/** Whether the ticket `k` is on sale to the viewer without a code. */
const isForViewer = (context: ReadContext): Expression =>
  sql`(k.visibility = 'public' or k.visibility = 'role_only' and ${hasTicketRole(context)})`;

/** Tickets of the event `t` that the viewer may see. */
export function ticketsOfEvent(context: ReadContext): Expression {
  return listTickets(
    context,
    editsEvents(context) ? sql`true` : sql`(${isForViewer(context)} or ${isLedEvent(context)})`,
  );
}

/** Tickets of the event `t` that the viewer can buy, with the hidden ones of a code. */
export function ticketsForBuyer(
  context: ReadContext,
  code: { readonly ticket_ids: readonly number[] } | null,
): Expression {
  if (code === null) return listTickets(context, isForViewer(context));
  const { ticket_ids: ids } = code;
  const hasCode = ids.length === 0 ? sql`true` : sql`k.id in (${sql.join(ids)})`;
  return listTickets(context, sql`(${isForViewer(context)} or k.visibility = 'code_only' and ${hasCode})`);
}

function listTickets(context: ReadContext, isShown: Expression): Expression {
  const plainFields = [
    'id',
    'kind',
    'price',
    'currency',
    'min_per_order',
    'max_per_order',
    'visibility',
    'requires_approval',
  ];
  return jsonList(sql`select ${jsonObject({
    ...Object.fromEntries(plainFields.map((name) => [name, sql.ref(`k.${name}`)])),
    name: translateColumn(context, 'name', 'k'),
    description: translateColumn(context, 'description', 'k'),
    member_price: sql`case when k.member_price is not null and ${hasMemberPrice(context)} then k.member_price end`,
    sale_starts_at: sql`k.sale_starts_at`,
    sale_ends_at: sql`k.sale_ends_at`,
    left: publicSeatsLeft(context.now),
    state: saleState(context),
    has_waiting_list: canWait(context),
  })} as row from tickets k join events e on e.id = k.event_id
    where k.event_id = t.id and k.deleted_at is null and ${isShown} order by k.position, k.id`);
}

const publicTickets = sql`from tickets k where k.event_id = t.id and k.deleted_at is null and k.visibility = 'public'`;

/** Lowest price of the public tickets of the event `t`, in minor units; 0 without tickets. */
export const lowestPrice: Expression = sql`coalesce((select min(k.price) ${publicTickets}), 0)`;

/** Currency of the country of the first chapter of the event `t`; null without one. */
export const chapterCurrency: Expression = sql`(select n.currency from event_chapters ec
  join chapters c on c.id = ec.chapter_id and c.deleted_at is null join countries n on n.code = c.country_code
  where ec.event_id = t.id and n.currency is not null order by ec.chapter_id limit 1)`;

/** Currency of the tickets of the event `t`, first of those with a price; without tickets, that of its chapter. */
export const ticketCurrency: Expression = sql`coalesce((select k.currency from tickets k
  where k.event_id = t.id and k.deleted_at is null
  order by (k.price > 0 or k.kind = 'donation') desc, k.position, k.id limit 1), ${chapterCurrency}, t.currency)`;
