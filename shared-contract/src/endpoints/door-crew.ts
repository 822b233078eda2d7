import * as z from 'zod/mini';

import { chapterLeadRight, only, signedIn } from '../access';
import { wire } from '../define-resource';
import { email, id, idInput, timestamp } from '../fields';

/** Also leaders, for the events of their chapters. */
const byLead = { rows: chapterLeadRight };

const organiser = only(['admin'], 'check_in.crew', byLead);

/** The people at the doors of events (docs/guides/check-in.md). */
export const doorCrewCalls = {
  list: wire.get('/api/v2/events/{id}/crew', organiser),
  /** Adds an account by its address, or changes its role. Repeating it changes nothing. */
  add: wire.post('/api/v2/events/{id}/crew', 'json', organiser, { changes: [] }),
  remove: wire.post('/api/v2/events/{id}/crew/remove', 'json', organiser, { changes: [] }),
  /** Events at whose doors the viewer works: those that have not been over for a day. */
  mine: wire.get('/api/v2/my-doors', signedIn),
} as const;

/** `steward`: scans tickets; `supervisor`: also sees the people, undoes check-ins and makes lists. */
export const doorRoles = ['steward', 'supervisor'] as const;
export type DoorRole = (typeof doorRoles)[number];

export const addDoorCrewSchema = z.object({ email, role: z.enum(doorRoles) });
export const removeDoorCrewSchema = z.object({ user_id: idInput });

const crewMember = z.object({ user_id: id, name: z.string(), email: z.string(), role: z.enum(doorRoles) });

/** In the order of their names. */
export const doorCrewSchema = z.object({ data: z.array(crewMember) });

export const myDoorsSchema = z.object({
  data: z.array(
    z.object({
      event_id: id,
      title: z.string(),
      starts_at: timestamp,
      timezone: z.string(),
      role: z.enum(doorRoles),
    }),
  ),
});

export type CrewMember = z.infer<typeof crewMember>;
