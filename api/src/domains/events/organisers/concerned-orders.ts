import { sql } from 'kysely';

import type { Expression } from '../../../kit/core/table/expressions';

/**
 * Whether the cancellation of its event concerns the order `o`: it has valid tickets, or it was paid without getting any
 * and payments go back.
 */
export const isConcerned = (isRefunded: Expression): Expression => sql`(exists (select 1 from attendees a
    where a.order_id = o.id and a.state <> 'cancelled')
  or (${isRefunded} and o.state = 'paid_without_tickets'))`;
