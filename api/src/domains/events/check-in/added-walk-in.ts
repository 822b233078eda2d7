import type { WalkIn } from '@enlace/shared-contract/attendees';
import { AppError } from '@enlace/shared-contract/errors';
import type { Locale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { eventTexts } from '../event-texts';
import { hashKey } from '../orders/order-key';

/** What a form at the door has added: the person, and the values of the order. */
interface AddedWalkIn {
  readonly id: number;
  readonly name: string;
  readonly ticket_id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly paid: WalkIn['paid'];
  readonly amount: number;
}

/** A door and its keys are no holds of a checkout. */
export const secretOf = ({ key }: Pick<WalkIn, 'key'>): string => hashKey(`door ${key}`);

/** The person that a form with this key has added to an event; null for none. */
export async function findAddedWalkIn(db: Db, eventId: number, form: Pick<WalkIn, 'key'>): Promise<AddedWalkIn | null> {
  const { rows } = await sql<AddedWalkIn>`select a.id, trim(a.first_name || ' ' || a.last_name) as name, i.ticket_id,
      o.first_name, o.last_name, coalesce(o.email, '') as email, coalesce(p.method, 'free') as paid, o.total as amount
    from orders o join attendees a on a.order_id = o.id join order_items i on i.order_id = o.id
      left join door_payments p on p.order_id = o.id
    where o.event_id = ${eventId} and o.secret_hash = ${secretOf(form)} order by a.id limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Throws CONFLICT for a form that was changed after it had added its person. */
export function requireSameForm(walkIn: AddedWalkIn, form: WalkIn, locale: Locale): void {
  const { ticket_id, first_name, last_name, email = '', paid: way, amount = 0 } = form;
  const values = { ticket_id, first_name, last_name, email, paid: way, amount: way === 'free' ? 0 : amount };
  const isSame = Object.entries(values).every(([name, value]) => Reflect.get(walkIn, name) === value);
  if (!isSame) throw alreadyAdded(walkIn, locale);
}

export function alreadyAdded({ id, name }: AddedWalkIn, locale: Locale): AppError {
  const userMessage = eventTexts[locale].walkInAdded.replace('{name}', () => name);
  return new AppError('CONFLICT', { message: `the key of the walk-in ${id} with other values`, userMessage });
}
