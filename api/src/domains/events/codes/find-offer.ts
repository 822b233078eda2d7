import { AppError } from '@enlace/shared-contract/errors';
import type { offerSchema } from '@enlace/shared-contract/orders';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import type { Db } from '../../../infrastructure/db/database';
import type { ReadContext } from '../../../kit/core/table/read-context';
import { ticketsForBuyer } from '../tickets/ticket-expressions';
import { codeTexts } from './code-texts';
import { covers, type EventCode, findCode, priceWithCode, refusalOf } from './event-code';

type Offer = z.infer<typeof offerSchema>;
type Ticket = Omit<Offer['tickets'][number], 'full_price' | 'offer_price' | 'has_code'>;

interface OfferRequest {
  readonly eventId: number | null;
  /** Null without a code. */
  readonly text: string | null;
  readonly locale: keyof typeof codeTexts;
}

/** The tickets of an event that the viewer can buy, with the prices of a code. Throws NOT_FOUND. */
export async function findOffer(db: Db, { eventId, text, locale }: OfferRequest, context: ReadContext): Promise<Offer> {
  const code = text === null || eventId === null ? null : await findCode(db, eventId, text);
  const refusal = refusalOf(code, context.now) ?? (code?.left === 0 ? 'used_up' : null);
  const goodCode = refusal === null ? code : null;
  const { rows } = await sql<{ tickets: readonly Ticket[] }>`select ${ticketsForBuyer(context, goodCode)} as tickets
    from events t where t.id = ${eventId} and t.deleted_at is null and t.status <> 'draft'`.execute(db);
  const [event] = rows;
  if (event === undefined) throw new AppError('NOT_FOUND');
  const tickets = event.tickets.map((ticket) => withPrices(ticket, goodCode));
  if (text === null) return { tickets, code: null };
  const reason = refusal ?? (tickets.some((ticket) => ticket.has_code) ? null : 'no_ticket');
  const { kind = null, value = null, scope = null, max_per_order = null } = goodCode ?? {};
  return {
    tickets,
    code: {
      kind,
      value,
      scope,
      max_per_order,
      code: code?.code ?? text,
      refusal: reason,
      message: reason === null ? null : codeTexts[locale][reason],
    },
  };
}

function withPrices(ticket: Ticket, code: EventCode | null): Offer['tickets'][number] {
  const fullPrice = ticket.member_price ?? ticket.price;
  const hasCode = code !== null && covers(code, ticket.id);
  const price = hasCode ? priceWithCode(code, fullPrice) : fullPrice;
  return { ...ticket, full_price: fullPrice, offer_price: price, has_code: hasCode };
}
