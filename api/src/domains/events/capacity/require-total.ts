import { AppError } from '@enlace/shared-contract/errors';
import type { Locale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { eventTexts } from '../event-texts';

interface NewTotal {
  readonly kind: 'event' | 'ticket' | 'pool';
  /** Of the event or the ticket. */
  readonly id: number;
  /** Seats after the write. */
  readonly total: number;
  /** Field of the body with the total. */
  readonly field: string;
}

/**
 * Refuses a number of seats below those that are sold or held: VALIDATION_FAILED with both numbers. Locks the row of
 * the seats, so that their numbers stay the same until the write.
 */
export async function requireTotal(trx: Db, { kind, id, total, field }: NewTotal, locale: Locale): Promise<void> {
  const { rows } = await sql<{ sold: number; held: number }>`select sold, held from capacities
    where kind = ${kind} and owner_id = ${id} for update`.execute(trx);
  const seats = rows[0] ?? { sold: 0, held: 0 };
  if (seats.sold + seats.held <= total) return;
  const text = eventTexts[locale].tooFewSeats
    .replace('{sold}', String(seats.sold))
    .replace('{held}', String(seats.held));
  throw new AppError('VALIDATION_FAILED', { message: `${kind} ${id}: seats in use`, fields: { [field]: [text] } });
}
