import { attendeeTicketCalls, createMeetingSchema, setMeetingSchema } from '@enlace/shared-contract/attendees';
import type { FastifyInstance } from 'fastify';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { parseBody } from '../../../kit/core/http/parse';
import { requirePathId } from '../../../kit/core/http/path-id';
import { serveCall } from '../../../kit/core/http/serve-call';
import { writeContextOf } from '../../../kit/core/write/write-context';
import { createMeeting, findMeeting, requireEvent } from './create-meeting';
import { createMeetings } from './meeting-port';
import { removeMeeting, setOwnMeeting } from './own-meeting';

/** The online meeting of an event: made by a provider, or by its organisers. */
export function mountMeetings(app: FastifyInstance, deps: ApiDeps): void {
  const meetings = createMeetings(deps.env);

  serveCall(app, attendeeTicketCalls.createMeeting, async (request) => {
    const { event_id } = parseBody(createMeetingSchema, request);
    return { data: await createMeeting(writeContextOf(request, deps), { eventId: event_id, meetings }) };
  });

  serveCall(app, attendeeTicketCalls.getMeeting, async (request) => {
    const eventId = requirePathId(request);
    await requireEvent(deps.db, eventId);
    return { data: await findMeeting(deps.db, eventId) };
  });

  serveCall(app, attendeeTicketCalls.setMeeting, async (request) => {
    const { url } = parseBody(setMeetingSchema, request);
    return {
      data: await setOwnMeeting(writeContextOf(request, deps), { eventId: requirePathId(request), url, meetings }),
    };
  });

  serveCall(app, attendeeTicketCalls.removeMeeting, async (request) => {
    await removeMeeting(writeContextOf(request, deps), { eventId: requirePathId(request), meetings });
    return { data: null };
  });
}
