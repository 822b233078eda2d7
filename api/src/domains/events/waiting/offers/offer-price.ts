import { sql } from 'kysely';

import type { Db } from '../../../../infrastructure/db/database';
import type { WriteContext } from '../../../../kit/core/write/write-context';
import { hasMemberPrice } from '../../tickets/ticket-expressions';

interface OfferPrice {
  /** In minor units, for one ticket. */
  readonly price: number;
  readonly currency: string;
}

/**
 * The price of a ticket for a person who waits for it. It checks nothing: a ticket that is hidden now, or for other
 * roles, is still offered to the people who joined when they could buy it, so no person blocks the seats of others.
 */
export async function findOfferPrice(
  trx: Db,
  ticketId: number,
  person: Pick<WriteContext, 'viewer' | 'now'>,
): Promise<OfferPrice> {
  const { rows } = await sql<OfferPrice>`select k.currency,
      case when ${hasMemberPrice(person)} then coalesce(k.member_price, k.price) else k.price end as price
    from tickets k where k.id = ${ticketId}`.execute(trx);
  const [row] = rows;
  if (row === undefined) throw new Error(`ticket ${ticketId} is gone`);
  return row;
}
