import { AppError } from '@enlace/shared-contract/errors';
import type { Locale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import type { Row } from '../../../kit/core/table/repository';
import { eventTexts } from '../event-texts';
import { chapterCurrency } from './ticket-expressions';

interface CurrencyDraft {
  readonly id: number | null;
  readonly eventId: number;
  readonly values: Row;
  readonly before: Row | null;
  readonly locale: Locale;
}

interface CurrencyFacts {
  /** Of the other tickets with a price. */
  readonly common: string | null;
  /** Of the orders with a price. */
  readonly sold: string | null;
  /** Whether seats of this ticket are sold or held for a price. */
  readonly has_paid_seats: boolean;
  /** Without tickets and sales. */
  readonly usual: string;
}

/**
 * The currency of a ticket. All tickets of an event that cost something have one, which a new ticket has by default: that
 * of its sales, of the other tickets, or of the country of its chapter. Throws VALIDATION_FAILED at `currency` for
 * another one, and for a ticket whose seats are sold or held for a price.
 */
export async function currencyOf(trx: Db, { id, eventId, values, before, locale }: CurrencyDraft): Promise<Row> {
  const { common, sold: soldCurrency, has_paid_seats: hasPaidSeats, usual } = await findFacts(trx, eventId, id);
  const currency = values['currency'];
  const isSent = typeof currency === 'string' && currency !== '';
  const after = { price: 0, kind: 'standard', ...before, ...values };
  const costs = Number(after.price) > 0 || after.kind === 'donation';
  const fixedCurrency = hasPaidSeats ? before?.['currency'] : costs ? soldCurrency : null;
  if (isSent && typeof fixedCurrency === 'string' && currency !== fixedCurrency)
    throw refusal(eventTexts[locale].soldCurrency.replace('{currency}', fixedCurrency));
  if (common !== null && costs && isSent && currency !== common)
    throw refusal(eventTexts[locale].currency.replace('{currency}', common));
  if (isSent) return { currency };
  if (before === null) return { currency: soldCurrency ?? common ?? usual };
  if (hasPaidSeats) return {};
  return { currency: (costs ? (soldCurrency ?? common) : null) ?? before['currency'] };
}

/** Orders `o` whose seats are sold or held for a price. */
const isSale = sql`o.total > 0 and o.state not in ('expired', 'cancelled')`;

async function findFacts(trx: Db, eventId: number, id: number | null): Promise<CurrencyFacts> {
  const { rows } = await sql<CurrencyFacts>`select
      (select k.currency from tickets k where k.event_id = t.id and k.deleted_at is null
        and k.id is distinct from ${id} and (k.price > 0 or k.kind = 'donation') order by k.id limit 1) as common,
      (select o.currency from orders o where o.event_id = t.id and ${isSale} order by o.id limit 1) as sold,
      exists (select 1 from orders o join order_items i on i.order_id = o.id
        where o.event_id = t.id and i.ticket_id = ${id} and i.unit_price > 0 and ${isSale}) as has_paid_seats,
      coalesce(${chapterCurrency}, t.currency) as usual
    from events t where t.id = ${eventId}`.execute(trx);
  return rows[0] ?? { common: null, sold: null, has_paid_seats: false, usual: 'USD' };
}

function refusal(text: string): AppError {
  return new AppError('VALIDATION_FAILED', { message: 'ticket: currency', fields: { currency: [text] } });
}
