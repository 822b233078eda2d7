import * as z from 'zod/mini';

import { chapterLeadRight, only } from '../access';
import { wire } from '../define-resource';
import { idInput } from '../fields';
import { listOf } from '../written-values';

/** Also leaders, for the events of their chapters. */
const byLead = { rows: chapterLeadRight };

/** The order of the tickets on the page of their event. */
export const ticketOrderCalls = {
  /** With the ids of all tickets of the event; CONFLICT for others. Repeating it changes nothing. */
  sort: wire.post('/api/v2/events/{id}/tickets/order', 'json', only(['admin'], 'tickets.edit', byLead), {
    changes: ['events'],
  }),
} as const;

export const sortTicketsSchema = z.object({
  ids: listOf(z.array(idInput).check(z.minLength(1), z.maxLength(500))),
});
