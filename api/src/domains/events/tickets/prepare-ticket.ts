import { AppError } from '@enlace/shared-contract/errors';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { requireRow } from '../../../kit/core/write/require-row';
import type { PlannedRemoval, PlannedWrite } from '../../../kit/core/table/resource-options';
import type { Row } from '../../../kit/core/table/repository';
import { refuseUsedSeats } from '../capacity/refuse-used-seats';
import { requireTotal } from '../capacity/require-total';
import { currencyOf } from './ticket-currency';
import { readTimesOfEvent } from '../events/local-times';
import { checkPlaces } from './ticket-places';
import { eventTexts } from '../event-texts';
import { requestOffers } from '../waiting/offers/request-offers';
import { requireLedEvent } from '../rights/require-led-chapters';

/**
 * Checks a ticket: its event exists and stays the same, all tickets of an event have one currency, which stays the same
 * from the first sale on, the limits are in
 * order, only tickets without a price require an approval, and the number of seats is not below those that are sold or
 * held. A new ticket without a position is added at the end.
 */
export async function prepareTicket(
  trx: Db,
  { id, values: sentValues, before, locale, viewer }: PlannedWrite,
): Promise<Row> {
  await requireRow(trx, sentValues, 'event_id', { table: 'events', isSoftDeleted: true }, locale);
  const values = await readTimesOfEvent(trx, sentValues, Number(sentValues['event_id'] ?? before?.['event_id']));
  const texts = eventTexts[locale];
  const after: Row = { ...before, ...values };
  const eventId = Number(after['event_id']);
  await requireLedEvent(trx, { eventId, viewer, field: 'event_id' }, locale);
  if (before !== null && values['event_id'] !== undefined && Number(before['event_id']) !== eventId)
    throw refusal('event_id', texts.ticketStays);
  if (Number(after['min_per_order'] ?? 1) > Number(after['max_per_order'] ?? 5))
    throw refusal('max_per_order', texts.perOrder);
  if (isAfter(after['sale_starts_at'], after['sale_ends_at'])) throw refusal('sale_ends_at', texts.saleDates);
  const hasPrice = ['price', 'member_price'].some((name) => Number(after[name] ?? 0) > 0);
  const isPriced = hasPrice || after['kind'] === 'donation';
  if (after['requires_approval'] === true && isPriced) throw refusal('requires_approval', texts.paidApproval);
  if (id !== null && typeof values['quantity'] === 'number')
    await requireTotal(trx, { kind: 'ticket', id, total: values['quantity'], field: 'quantity' }, locale);
  await checkPlaces(trx, { id, eventId, values, locale });
  if (id !== null) await requestOffers(trx, eventId);
  return {
    ...values,
    ...(await currencyOf(trx, { id, eventId, values, before, locale })),
    ...(await positionOf(trx, { id, eventId, values })),
  };
}

/** Refuses the removal of a ticket that people have or are about to get. */
export async function refuseTicketRemoval(trx: Db, removal: PlannedRemoval): Promise<void> {
  await refuseUsedSeats(trx, 'ticket', removal);
}

interface Draft {
  readonly id: number | null;
  readonly eventId: number;
  readonly values: Row;
}

async function positionOf(trx: Db, { id, eventId, values }: Draft): Promise<Row> {
  if (id !== null || typeof values['position'] === 'number') return {};
  const { rows } = await sql<{ last: number | null }>`select max(position) as last from tickets
    where event_id = ${eventId} and deleted_at is null`.execute(trx);
  return { position: (rows[0]?.last ?? 0) + 1 };
}

function isAfter(start: unknown, end: unknown): boolean {
  const [from, to] = [start, end].map((one) =>
    one instanceof Date ? one.getTime() : typeof one === 'string' && one !== '' ? Date.parse(one) : null,
  );
  return from !== null && to !== null && from !== undefined && to !== undefined && from > to;
}

function refusal(field: string, text: string): AppError {
  return new AppError('VALIDATION_FAILED', { message: `ticket: ${field}`, fields: { [field]: [text] } });
}
