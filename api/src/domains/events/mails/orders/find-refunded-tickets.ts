import type { Locale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import type { Db } from '../../../../infrastructure/db/database';
import { oneLine } from '../../../../infrastructure/mail/clean-text';
import { translateColumn } from '../../../../kit/core/table/expressions';
import { isGiven } from '../../orders/orders.repository';

/**
 * The tickets whose price a refund returns, each with its person; none for a refund of an amount. The buyer does not know
 * the person of a ticket that was transferred.
 */
export async function findRefundedTickets(trx: Db, refundId: number, locale: Locale): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string; person: string }>`select
      ${translateColumn({ lang: locale, now: new Date() }, 'name', 'k')} as name,
      case when ${isGiven} then '' else concat_ws(' ', a.first_name, a.last_name) end as person
    from attendees a join tickets k on k.id = a.ticket_id where a.refund_id = ${refundId} order by a.id`.execute(trx);
  return rows.map(({ name, person }) =>
    oneLine(person) === '' ? oneLine(name) : `${oneLine(name)} (${oneLine(person)})`,
  );
}
