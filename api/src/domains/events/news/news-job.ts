import * as z from 'zod';

import { defineJob } from '../../../infrastructure/background-jobs/define-job';

/**
 * Mails another time, place or state of an event to its attendees, to people with a pending registration, and to people
 * who wait for a ticket.
 */
export const tellAttendees = defineJob({ kind: 'events.tell-attendees', payload: z.object({ event: z.number() }) });
