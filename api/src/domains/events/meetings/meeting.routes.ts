import { attendeeTicketCalls, createMeetingSchema, setMeetingSchema } from '@enlace/shared-contract/attendees';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { parseBody } from '../../../kit/core/http/parse';
import { requirePathId } from '../../../kit/core/http/path-id';
import { serveByRows } from '../../../kit/core/http/serve-call';
import { writeContextOf } from '../../../kit/core/write/write-context';
import { createMeeting, findMeeting, requireEvent } from './create-meeting';
import { createMeetings } from './meeting-port';
import { removeMeeting, setOwnMeeting } from './own-meeting';
import { serveEventCall } from '../rights/serve-event-call';
import { requireEventRight } from '../rights/led-events';

/** The online meeting of an event: made by a provider, or by its organisers. */
export function mountMeetings(app: FastifyInstance, deps: ApiDeps): void {
  const meetings = createMeetings(deps.env);

  serveByRows(app, attendeeTicketCalls.createMeeting, async (request) => {
    const { event_id } = parseBody(createMeetingSchema, request);
    const { access } = attendeeTicketCalls.createMeeting;
    await requireEventRight(deps.db, request.viewer, access, sql`${event_id}::bigint`);
    return { data: await createMeeting(writeContextOf(request, deps), { eventId: event_id, meetings }) };
  });

  serveEventCall(app, deps, attendeeTicketCalls.getMeeting, async (request) => {
    const eventId = requirePathId(request);
    await requireEvent(deps.db, eventId);
    return { data: await findMeeting(deps.db, eventId) };
  });

  serveEventCall(app, deps, attendeeTicketCalls.setMeeting, async (request) => {
    const { url } = parseBody(setMeetingSchema, request);
    return {
      data: await setOwnMeeting(writeContextOf(request, deps), { eventId: requirePathId(request), url, meetings }),
    };
  });

  serveEventCall(app, deps, attendeeTicketCalls.removeMeeting, async (request) => {
    await removeMeeting(writeContextOf(request, deps), { eventId: requirePathId(request), meetings });
    return { data: null };
  });
}
