import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';

/** Money that the doors of an event have taken in one way, and that has not gone back. */
export interface DoorMoney {
  readonly method: 'cash' | 'transfer';
  readonly currency: string;
  readonly count: number;
  /** In minor units of the currency. */
  readonly amount: number;
}

/** Cash and transfers that the doors of an event have taken and not given back, by method and currency. */
export async function doorPaymentsOf(db: Db, eventId: number): Promise<DoorMoney[]> {
  const { rows } =
    await sql<DoorMoney>`select p.method, p.currency, count(*)::int as count, sum(p.amount)::bigint as amount
    from door_payments p join orders o on o.id = p.order_id where o.event_id = ${eventId} and p.returned_at is null
    group by p.method, p.currency order by p.method, p.currency`.execute(db);
  return rows;
}
