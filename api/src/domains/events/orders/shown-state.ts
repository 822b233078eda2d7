import type { ListedOrder } from '@enlace/shared-contract/orders';
import { sql } from 'kysely';

import type { Expression } from '../../../kit/core/table/expressions';
import { openStates } from './machine/transitions';

export type ShownState = ListedOrder['state'];

/**
 * State of the order `o` for organisers. That all tickets of a confirmed order are cancelled is read from the tickets, so
 * it is true after each way to cancel or to approve them.
 */
export const shownState: Expression = sql`case when o.state = 'confirmed'
    and exists (select 1 from attendees a where a.order_id = o.id)
    and not exists (select 1 from attendees a where a.order_id = o.id and a.state <> 'cancelled')
  then 'tickets_cancelled' else o.state end`;

/** Whether an order of this state has no tickets, because its payment was not delivered. */
export const isOpenState = (state: ShownState): boolean => openStates.some((one) => one === state);
