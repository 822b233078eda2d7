import { sql } from 'kysely';

import type { Expression } from '../../../kit/core/table/expressions';
import { eventFacts } from '../event-facts';

/** Whether the ticket `p` is valid, or waits for an approval. */
export const isWithTicket: Expression = sql`p.state <> 'cancelled'`;

/** Whether the person `p` waits for a ticket of the event `e`. A cancellation ends the places with a mail of its own. */
export const isWaiting: Expression = sql`p.state in ('waiting', 'offered') and e.status <> 'cancelled'`;

/** Whether the person `p` knows other facts of the event `e`. */
export const isUninformed: Expression = sql`p.known_facts is distinct from ${eventFacts}`;

/** Whether people are notified about changes of the event `e`. */
export const isNotifiable = (now: Date): Expression =>
  sql`(e.status <> 'draft' and e.deleted_at is null and e.ends_at > ${now})`;
