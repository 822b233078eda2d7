import { AppError } from '@enlace/shared-contract/errors';
import type { waitingPlaceSchema } from '@enlace/shared-contract/orders';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import type { Db } from '../../../../infrastructure/db/database';
import { jsonList, jsonObject, translateColumn } from '../../../../kit/core/table/expressions';
import type { ReadContext } from '../../../../kit/core/table/read-context';
import { opensTicket } from '../../orders/orders.repository';
import { isForTicket } from '../../questions/questions.repository';
import { positionOfEntry } from '../waiting-mails';
import { chanceOf, findFreedShare } from './estimate';

export type WaitingPlace = z.infer<typeof waitingPlaceSchema>;

type PlaceRow = Omit<WaitingPlace, 'expected_seats' | 'chance'> & { readonly id: number; readonly sold: number };

type Choice = { readonly id: number } | { readonly userId: number };

/** Columns of the entry `w` as its owner sees them. */
function placeFields(context: ReadContext) {
  const { now } = context;
  const isOffered = sql`(w.state = 'offered' and o.state = 'held')`;
  return sql`w.id, w.state, w.first_name, w.quantity, w.takes_fewer,
    case when w.state = 'waiting' then ${positionOfEntry} end as position,
    coalesce((select sum(b.quantity)::int from waiting_entries b where b.ticket_id = w.ticket_id
      and b.state = 'waiting' and (b.place, b.id) < (w.place, w.id)), 0) as seats_ahead,
    coalesce((select c.sold from capacities c where c.kind = 'ticket' and c.owner_id = w.ticket_id), 0) as sold,
    case when w.resumes_at > ${now} then w.resumes_at end as resumes_at,
    ${jsonObject({
      id: sql`k.id`,
      name: translateColumn(context, 'name', 'k'),
      price: sql`k.price`,
      currency: sql`k.currency`,
      has_questions: sql`exists (select 1 from ticket_questions q where ${isForTicket} and q.is_required)`,
    })} as ticket,
    ${jsonObject({
      id: sql`e.id`,
      title: translateColumn(context, 'title', 'e'),
      slug: sql`e.slug`,
      starts_at: sql`e.starts_at`,
      ends_at: sql`e.ends_at`,
      timezone: sql`e.timezone`,
      city: sql`e.city`,
    })} as event,
    case when ${isOffered} then ${jsonObject({
      quantity: sql`w.offered_quantity`,
      ends_at: sql`o.expires_at`,
      seconds_left: sql`greatest(ceil(extract(epoch from o.expires_at - ${now}::timestamptz)), 0)::int`,
      total: sql`o.total`,
    })} end as offer,
    ${jsonList(sql`select ${jsonObject({
      slug: sql`a.slug`,
      first_name: sql`a.first_name`,
      last_name: sql`a.last_name`,
    })} as row from attendees a where a.order_id = w.order_id and w.state = 'accepted' and a.state <> 'cancelled'
        and ${opensTicket(context)} order by a.id`)} as tickets`;
}

/** The place of an entry. Throws NOT_FOUND. */
export async function findPlace(db: Db, id: number, context: ReadContext): Promise<WaitingPlace> {
  const [place] = await findPlaces(db, { id }, context);
  if (place === undefined) throw new AppError('NOT_FOUND', { message: `waiting entry ${id}` });
  const { id: _id, ...rest } = place;
  return rest;
}

/** The place of an entry, or the places of a user that wait or have an offer, by the start of their event. */
export async function findPlaces(db: Db, choice: Choice, context: ReadContext) {
  const isChosen =
    'id' in choice
      ? sql`w.id = ${choice.id}`
      : sql`(w.user_id = ${choice.userId} or lower(w.email) = (select lower(u.email) from users u
          where u.id = ${choice.userId} and u.email_verified_at is not null))
        and w.state in ('waiting', 'offered') and e.ends_at > ${context.now}`;
  const { rows } = await sql<PlaceRow>`select ${placeFields(context)} from waiting_entries w
    join tickets k on k.id = w.ticket_id join events e on e.id = w.event_id left join orders o on o.id = w.order_id
    where ${isChosen} order by e.starts_at, w.id`.execute(db);
  const share = rows.length === 0 ? null : await findFreedShare(db, context.now);
  return rows.map(({ sold, ...row }) => ({ ...row, ...chanceOf(row, { sold, share }) }));
}
