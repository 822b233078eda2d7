import { AppError } from '@enlace/shared-contract/errors';
import type { joinedWaitingListSchema, joinWaitingListSchema } from '@enlace/shared-contract/orders';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import type { Db } from '../../../../infrastructure/db/database';
import { transact } from '../../../../infrastructure/db/transact';
import type { WriteContext } from '../../../../kit/core/write/write-context';
import { eventTexts } from '../../event-texts';
import { hasMailQuota } from '../../mails/mail-quota';
import { findTickets } from '../../tickets/find-tickets';
import { saleState } from '../../tickets/ticket-expressions';
import { createLastEntry } from '../machine/create-entry';
import { requestOffers } from '../offers/request-offers';
import { createPlaceLinks } from '../place-links';
import { findWaitingList, isOpenList } from '../waiting-list';
import { queuePlaceMail } from '../waiting-mails';
import { chanceOf, findFreedShare } from './estimate';
import { ticketMailLimit, waitingAddressLimit } from '../../event-limits';
import { waitingJoinedMail } from '../mails/waiting-joined.mail';
import { waitingOfferMail } from '../mails/waiting-offer.mail';

type Form = z.infer<typeof joinWaitingListSchema>;
type Answer = z.infer<typeof joinedWaitingListSchema>;

/**
 * Adds a place at the end of the waiting list of a sold-out ticket and mails it. An address that has a place keeps it
 * and gets the mail again; the answer is that of a new place, so it does not disclose who waits. Throws NOT_FOUND,
 * CONFLICT for a closed list or a ticket that is not sold out, SALES_ENDED, SALES_NOT_STARTED, MAX_PER_ORDER,
 * VALIDATION_FAILED at `ticket_id`, and RATE_LIMITED.
 */
export async function joinWaitingList(
  writing: WriteContext,
  { eventId, form }: { readonly eventId: number; readonly form: Form },
): Promise<Answer> {
  const { deps, ip, now } = writing;
  await requireSoldOut(deps.db, eventId, form, writing);
  if (ip !== undefined) await deps.limits.count(waitingAddressLimit, ip);
  const share = await findFreedShare(deps.db, now);
  const isMailed = await deps.limits.hasQuota(ticketMailLimit, `waiting ${form.ticket_id} ${form.email.toLowerCase()}`);
  return transact(deps.db, async (trx) => {
    const list = await findWaitingList(trx, eventId, 'lock');
    if (list === null || !isOpenList(list, now)) throw closedList(writing);
    const id = await addEntry(trx, eventId, form, writing);
    if (isMailed && (await hasMailQuota(trx, form.email))) await mailPlace(trx, id, writing);
    else await markNewPlace(trx, id, now);
    await requestOffers(trx, eventId);
    return answerOf(trx, id, form, share);
  });
}

/** Tickets can be waited for when they are sold out and on sale to the viewer. */
async function requireSoldOut(db: Db, eventId: number, form: Form, writing: WriteContext): Promise<void> {
  const list = await findWaitingList(db, eventId);
  if (list === null || !(await isShown(db, eventId))) throw new AppError('NOT_FOUND', { message: `event ${eventId}` });
  const tickets = [{ ticketId: form.ticket_id, quantity: form.quantity }];
  await findTickets(db, { eventId, tickets, field: 'ticket_id' }, writing).catch((error: unknown) => {
    throw atQuantity(error);
  });
  if (!isOpenList(list, writing.now)) throw closedList(writing);
  const { rows } = await sql<{ state: string }>`select ${saleState({ now: writing.now, lang: null })} as state
    from tickets k join events e on e.id = k.event_id where k.id = ${form.ticket_id}`.execute(db);
  if (rows[0]?.state !== 'sold_out' && rows[0]?.state !== 'waitlist_open')
    throw new AppError('CONFLICT', {
      message: `ticket ${form.ticket_id} is not sold out`,
      userMessage: eventTexts[writing.locale].ticketsLeft,
    });
}

async function isShown(db: Db, eventId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from events where id = ${eventId} and status <> 'draft'`.execute(db);
  return rows.length > 0;
}

/** A wrong number is an error of the field with the number. */
function atQuantity(error: unknown): unknown {
  if (!(error instanceof AppError) || error.code !== 'MAX_PER_ORDER' || error.userMessage === undefined) return error;
  return new AppError('MAX_PER_ORDER', {
    userMessage: error.userMessage,
    fields: { quantity: [error.userMessage] },
    details: error.details,
  });
}

function closedList({ locale }: WriteContext): AppError {
  return new AppError('CONFLICT', {
    message: 'a waiting list that is closed',
    userMessage: eventTexts[locale].waitingListClosed,
  });
}

/** Returns the id of the active place of the address, which is a new one if it had none. */
async function addEntry(trx: Db, eventId: number, form: Form, { viewer, locale, now }: WriteContext): Promise<number> {
  const { ticket_id: ticketId, quantity, first_name, last_name, email, takes_fewer: takesFewer = false } = form;
  const person = { userId: viewer?.id ?? null, first_name, last_name, email, locale };
  await createLastEntry(trx, { eventId, ticketId, ...person, quantity, takesFewer }, now);
  const { rows } = await sql<{ id: number }>`select id from waiting_entries where ticket_id = ${ticketId}
    and lower(email) = ${email.toLowerCase()} and state in ('waiting', 'offered')`.execute(trx);
  const [row] = rows;
  if (row === undefined) throw new AppError('CONFLICT', { message: 'the place has just ended' });
  return row.id;
}

/** Notes for the organisers that a place of this request has no mail; one that was there before keeps its mark. */
async function markNewPlace(trx: Db, id: number, now: Date): Promise<void> {
  await sql`update waiting_entries set unmailed_at = ${now} where id = ${id} and created_at = ${now}`.execute(trx);
}

/** A person with an offer gets the offer again. */
async function mailPlace(trx: Db, id: number, { deps, now }: WriteContext): Promise<void> {
  const { state } = await trx
    .selectFrom('waiting_entries')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const token = createPlaceLinks(deps.env.tokenSecret).issue(id);
  await queuePlaceMail(trx, id, { mail: state === 'offered' ? waitingOfferMail : waitingJoinedMail, token }, now);
}

/** What a new place at the end of the list has, also when the address has a place further in front. */
async function answerOf(trx: Db, id: number, form: Form, share: number | null): Promise<Answer> {
  const { rows } = await sql<{ count: number; seats: number; sold: number }>`select count(*)::int as count,
      coalesce(sum(w.quantity), 0)::int as seats,
      coalesce((select c.sold from capacities c where c.kind = 'ticket' and c.owner_id = ${form.ticket_id}), 0) as sold
    from waiting_entries w where w.ticket_id = ${form.ticket_id} and w.state = 'waiting'
      and w.id <> coalesce((select l.id from waiting_entries l where l.ticket_id = ${form.ticket_id}
        and l.state = 'waiting' and l.id = ${id} and not exists (select 1 from waiting_entries b
          where b.ticket_id = l.ticket_id and b.state = 'waiting' and (b.place, b.id) > (l.place, l.id))), 0)`.execute(
    trx,
  );
  const { count = 0, seats = 0, sold = 0 } = rows[0] ?? {};
  const place = { seats_ahead: seats, quantity: form.quantity };
  return { position: count + 1, seats_ahead: seats, ...chanceOf(place, { sold, share }) };
}
