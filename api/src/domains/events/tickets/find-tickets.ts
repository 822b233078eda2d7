import { AppError } from '@enlace/shared-contract/errors';
import { formatMoney, type Locale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { fieldText } from '../../../infrastructure/errors/field-texts';
import type { WriteContext } from '../../../kit/core/write/write-context';
import { eventTexts } from '../event-texts';
import { covers, type EventCode, priceWithCode } from '../codes/event-code';
import { hasMemberPrice, hasTicketRole, isLaterTier } from './ticket-expressions';

/** A ticket that a person asks for. */
export interface WantedTicket {
  readonly ticketId: number;
  readonly quantity: number;
  /** What the person gives for each ticket of a donation, in minor units; null for the least amount. */
  readonly amount?: number | null;
}

/** A ticket on sale, with the price for the viewer in minor units. */
export interface OfferedTicket extends WantedTicket {
  readonly price: number;
  /** Without a code. */
  readonly fullPrice: number;
  /** Whether the code of the request is for this ticket. */
  readonly hasCode: boolean;
  readonly currency: string;
}

interface Row {
  readonly id: number;
  readonly kind: 'standard' | 'donation';
  readonly price: number;
  readonly member_price: number | null;
  readonly currency: string;
  readonly min_per_order: number;
  readonly max_per_order: number;
  readonly visibility: string;
  readonly is_on_sale: boolean;
  readonly has_ended: boolean;
  readonly has_role: boolean;
  readonly has_member_price: boolean;
}

interface TicketRequest {
  readonly eventId: number;
  readonly tickets: readonly WantedTicket[];
  /** Field of the body with the tickets. */
  readonly field: string;
  /** A code that is good now; it unlocks hidden tickets. */
  readonly code?: EventCode | null;
}

/**
 * Checks that the viewer may book these tickets of an event now. Throws VALIDATION_FAILED at `field` for a ticket that
 * the event does not have or does not show and at `field.0.amount` for too small a donation, SALES_NOT_STARTED, SALES_ENDED, and MAX_PER_ORDER for a wrong number.
 */
export async function findTickets(
  trx: Db,
  { eventId, tickets, field, code = null }: TicketRequest,
  writing: Pick<WriteContext, 'locale' | 'now' | 'viewer'>,
): Promise<OfferedTicket[]> {
  const { now, locale } = writing;
  const { rows } =
    await sql<Row>`select k.id, k.kind, k.price, k.member_price, k.currency, k.min_per_order, k.max_per_order,
      k.visibility, ${hasTicketRole(writing)} as has_role, ${hasMemberPrice(writing)} as has_member_price,
      ((k.sale_starts_at is null or k.sale_starts_at <= ${now}) and not ${isLaterTier(now)}) as is_on_sale,
      (e.status not in ('published', 'moved_online') or coalesce(k.sale_ends_at, e.ends_at) <= ${now}) as has_ended
    from tickets k join events e on e.id = k.event_id
    where k.event_id = ${eventId} and k.id in (${sql.join(tickets.map(({ ticketId }) => ticketId))})
      and k.deleted_at is null and e.deleted_at is null and e.status <> 'draft'`.execute(trx);
  return tickets.map(({ ticketId, quantity, amount = null }, index) => {
    const row = rows.find(({ id }) => id === ticketId);
    const hasCode = code !== null && covers(code, ticketId);
    if (row === undefined || !(isOpen(row) || (hasCode && row.visibility === 'code_only')))
      throw new AppError('VALIDATION_FAILED', {
        message: `no ticket ${ticketId} of event ${eventId}`,
        fields: { [field]: [fieldText(locale, 'unknownRow')] },
      });
    if (row.has_ended) throw new AppError('SALES_ENDED');
    if (!row.is_on_sale) throw new AppError('SALES_NOT_STARTED');
    // The lines of a ticket count together, so that several lines are no way around the limit.
    const sum = tickets.reduce((count, one) => count + (one.ticketId === ticketId ? one.quantity : 0), 0);
    if (sum > row.max_per_order) throw wrongNumber(field, eventTexts[locale].mostPerOrder, row.max_per_order);
    if (sum < row.min_per_order) throw wrongNumber(field, eventTexts[locale].leastPerOrder, row.min_per_order);
    const fullPrice = row.has_member_price ? (row.member_price ?? row.price) : row.price;
    const price = hasCode ? priceWithCode(code, fullPrice) : fullPrice;
    const ticket = { ticketId, quantity, hasCode, currency: row.currency };
    if (row.kind !== 'donation' || amount === null) return { ...ticket, price, fullPrice };
    if (amount < price) throw tooLittle(`${field}.${index}.amount`, formatMoney(locale, price, row.currency), locale);
    return { ...ticket, price: amount, fullPrice: amount };
  });
}

function isOpen({ visibility, has_role: hasRole }: Row): boolean {
  return visibility === 'public' || (visibility === 'role_only' && hasRole);
}

function tooLittle(field: string, least: string, locale: Locale): AppError {
  const text = eventTexts[locale].leastAmount.replace('{amount}', least);
  return new AppError('VALIDATION_FAILED', {
    message: 'a donation below the least amount',
    fields: { [field]: [text] },
  });
}

function wrongNumber(field: string, text: string, count: number): AppError {
  const filledText = text.replace('{count}', String(count));
  return new AppError('MAX_PER_ORDER', {
    userMessage: filledText,
    fields: { [field]: [filledText] },
    details: { count },
  });
}
