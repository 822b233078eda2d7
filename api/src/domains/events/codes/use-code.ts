import { AppError } from '@enlace/shared-contract/errors';
import type { Locale } from '@enlace/shared-contract/text';

import type { Db } from '../../../infrastructure/db/database';
import { fieldText } from '../../../infrastructure/errors/field-texts';
import type { WriteContext } from '../../../kit/core/write/write-context';
import { usesLeftOf } from '../capacity/is-full';
import type { OfferedTicket } from '../tickets/find-tickets';
import { codeTexts } from './code-texts';
import { type CodeRefusal, type EventCode, findCode, refusalOf } from './event-code';

/** The largest sum of an order, in minor units: the columns are integers of four bytes. */
const mostTotal = 2_147_483_647;

/** What an order costs, and how often it uses its code. */
interface OrderPrice {
  readonly total: number;
  readonly discount: number;
  readonly uses: number;
}

/** The code of a request; null when it has none. Throws VALIDATION_FAILED at `code` with the reason. */
export async function requireCode(
  db: Db,
  { eventId, text }: { readonly eventId: number; readonly text: string | null },
  { now, locale }: Pick<WriteContext, 'now' | 'locale'>,
): Promise<EventCode | null> {
  if (text === null) return null;
  const code = await findCode(db, eventId, text);
  const refusal = refusalOf(code, now);
  if (refusal !== null) throw refuseCode(refusal, locale);
  return code;
}

/**
 * The price of tickets with their code. A code of the scope `ticket` is used once for each of its tickets, a code of the
 * scope `order` once. Throws VALIDATION_FAILED at `code` when it is for none of the tickets, or for fewer, and at `items`
 * for a sum that is too large to be stored.
 */
export function priceOrder(tickets: readonly OfferedTicket[], code: EventCode | null, locale: Locale): OrderPrice {
  const sumOf = (price: (ticket: OfferedTicket) => number): number =>
    tickets.reduce((sum, ticket) => sum + price(ticket) * ticket.quantity, 0);
  const full = sumOf(({ fullPrice }) => fullPrice);
  const total = sumOf(({ price }) => price);
  if (full > mostTotal) throw refuseSum(locale);
  if (code === null) return { total, discount: 0, uses: 0 };
  const count = sumOf(({ hasCode }) => Number(hasCode));
  if (count === 0) throw refuseCode('no_ticket', locale);
  if (code.max_per_order !== null && count > code.max_per_order)
    throw refuseCode('per_order', locale, code.max_per_order);
  if (code.scope === 'ticket') return { total, discount: full - total, uses: count };
  const eligible = sumOf(({ hasCode, price }) => (hasCode ? price : 0));
  const savedAmount = code.kind === 'amount' ? Math.min(code.value, eligible) : 0;
  return { total: total - savedAmount, discount: full - total + savedAmount, uses: 1 };
}

/** Runs a sale; that a code has no uses left is VALIDATION_FAILED at `code`. */
export async function withCodeRefusal<T>(locale: Locale, sell: () => Promise<T>): Promise<T> {
  try {
    return await sell();
  } catch (error) {
    const leftUses = usesLeftOf(error);
    if (leftUses === null) throw error;
    throw leftUses > 0 ? refuseCode('few_uses', locale, leftUses) : refuseCode('used_up', locale);
  }
}

function refuseSum(locale: Locale): AppError {
  const text = fieldText(locale, 'sumTooBig');
  return new AppError('VALIDATION_FAILED', { message: 'sum', userMessage: text, fields: { items: [text] } });
}

function refuseCode(reason: CodeRefusal, locale: Locale, count = 0): AppError {
  const text = codeTexts[locale][reason].replace('{count}', String(count));
  return new AppError('VALIDATION_FAILED', {
    message: `code: ${reason}`,
    userMessage: text,
    fields: { code: [text] },
    details: { reason },
  });
}
