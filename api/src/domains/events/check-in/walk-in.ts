import type { Redemption, WalkIn } from '@enlace/shared-contract/attendees';
import { AppError } from '@enlace/shared-contract/errors';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import { fieldText } from '../../../infrastructure/errors/field-texts';
import type { ReadWriteContext, WriteContext } from '../../../kit/core/write/write-context';
import { addConfirmedTicket } from '../attendance/add-confirmed-ticket';
import { addSeatsWhereFull } from '../capacity/add-seats-where-full';
import { eventTexts } from '../event-texts';
import { expireHolds } from '../orders/expire-holds';
import { withFreedSeats } from '../orders/with-freed-seats';
import { alreadyAdded, findAddedWalkIn, requireSameForm, secretOf } from './added-walk-in';
import { findCheckInList } from './check-in-lists';
import { findScannedTicket } from './find-scanned-ticket';
import { insertScan, replayOf } from './redeem';
import { correctOnlineScan } from './scan-time';

/**
 * A supervisor sells or gives a ticket at the door, and checks its person in: order, money, ticket, check-in and seats in
 * one transaction. With `exceed`, what is full gets one more seat. The same key answers the same person with what became
 * of the check-in. Throws NOT_FOUND, SOLD_OUT, CONFLICT for a draft or a cancelled event and for a key with other values,
 * and VALIDATION_FAILED for a ticket that is not on the list.
 */
export async function walkIn(
  writing: ReadWriteContext,
  { listId, form }: { readonly listId: number | null; readonly form: WalkIn },
): Promise<Redemption> {
  const { deps, locale } = writing;
  const list = await findCheckInList(deps.db, listId);
  // A repeated form has its answer also when nothing is sold any more.
  if ((await findAddedWalkIn(deps.db, list.event_id, form)) === null) await addWalkIn(writing, list, form);
  const person = await findAddedWalkIn(deps.db, list.event_id, form);
  if (person === null) throw new AppError('NOT_FOUND', { message: 'no such walk-in' });
  requireSameForm(person, form, locale);
  const scan = { ...form, attendee_id: person.id };
  const redemption = replayOf(await findScannedTicket(deps.db, list.id, scan, writing.reading), scan);
  // Added at another list, or with another scan.
  if (redemption === null) throw alreadyAdded(person, locale);
  return redemption;
}

type List = Awaited<ReturnType<typeof findCheckInList>>;

async function addWalkIn(writing: WriteContext, list: List, form: WalkIn): Promise<void> {
  if (list.ticket_ids.length > 0 && !list.ticket_ids.includes(form.ticket_id)) {
    const fields = { ticket_id: [eventTexts[writing.locale].notOnList] };
    throw new AppError('VALIDATION_FAILED', { message: 'a ticket of another list', fields });
  }
  // The seats of expired holds are free, also when no job has released them yet.
  if (form.exceed) await expireHolds(writing.deps, list.event_id, writing.now);
  await withFreedSeats(writing, list.event_id, () => sellAtDoor(writing, list, form));
}

async function sellAtDoor(writing: WriteContext, list: List, form: WalkIn): Promise<void> {
  const { ticket_id: ticketId, first_name, last_name, email = '' } = form;
  const amount = amountOf(form, writing);
  await transact(writing.deps.db, async (trx) => {
    const order = {
      event_id: list.event_id,
      first_name,
      last_name,
      email: email === '' ? null : email,
      total: amount,
      secret_hash: secretOf(form),
    };
    const newTicket = { ticketId, price: amount, person: { first_name, last_name, email }, order };
    // Nothing is added when the form was sent twice.
    await addConfirmedTicket(trx, newTicket, writing, async ({ orderId, attendeeId, currency }) => {
      if (form.exceed) await exceedSeats(trx, writing, { eventId: list.event_id, ticketId, orderId });
      await takeMoney(trx, writing, { orderId, method: form.paid, amount, currency });
      const scan = correctOnlineScan({ ...form, attendee_id: attendeeId }, writing.now);
      if (!(await insertScan(trx, list.id, scan, { writing, attendeeId })))
        throw new AppError('CONFLICT', { message: `nonce ${form.nonce} of another scan` });
      const after = { paid: form.paid, amount, currency };
      const { origin } = writing;
      await recordAudit(trx, { origin, action: 'walkIn', resource: 'attendees', rowId: attendeeId, after });
    });
  });
}

/** Adds one seat to what is full, with an entry of the audit. */
async function exceedSeats(
  trx: Db,
  { origin }: WriteContext,
  place: { readonly eventId: number; readonly ticketId: number; readonly orderId: number },
): Promise<void> {
  const enlargedKinds = await addSeatsWhereFull(trx, place);
  if (enlargedKinds.length === 0) return;
  const after = { ticket_id: place.ticketId, enlarged: enlargedKinds };
  await recordAudit(trx, { origin, action: 'exceedSeats', resource: 'events', rowId: place.eventId, after });
}

interface PaidOrder {
  readonly orderId: number;
  readonly method: WalkIn['paid'];
  readonly amount: number;
  readonly currency: string;
}

async function takeMoney(
  trx: Db,
  { viewer }: WriteContext,
  { orderId, method, amount, currency }: PaidOrder,
): Promise<void> {
  if (method === 'free') return;
  await trx
    .insertInto('door_payments')
    .values({ order_id: orderId, method, amount, currency, actor_id: viewer?.id ?? null })
    .execute();
}

/** In minor units. Throws VALIDATION_FAILED for a payment without an amount. */
function amountOf({ paid: method, amount }: WalkIn, { locale }: WriteContext): number {
  if (method === 'free') return 0;
  if (amount !== undefined) return amount;
  const fields = { amount: [fieldText(locale, 'required')] };
  throw new AppError('VALIDATION_FAILED', { message: 'a payment without an amount', fields });
}
