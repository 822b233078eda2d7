import * as z from 'zod/mini';

import { publicAccess, signedIn } from '../access';
import { wire } from '../define-resource';

/** The calendar of a user's own events, at a secret address for calendar programs. */
export const calendarCalls = {
  /** The present address; null before the first one and after its removal. */
  getMyCalendar: wire.get('/api/v2/my/calendar', signedIn),
  /** Makes an address; an address before ends. */
  openMyCalendar: wire.post('/api/v2/my/calendar', 'none', signedIn, { changes: [] }),
  /** Ends the address. Repeating it changes nothing. */
  closeMyCalendar: wire.post('/api/v2/my/calendar/remove', 'none', signedIn, { changes: [] }),
  /** Events of the user's tickets as iCalendar, cancelled ones included. Who knows the token reads it. */
  readCalendar: wire.get('/api/v2/calendars/{token}/events.ics', publicAccess),
} as const;

export const myCalendarSchema = z.object({ url: z.nullable(z.string()) });
