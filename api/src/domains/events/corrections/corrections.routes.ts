import {
  attendeeChangeCalls,
  changeTicketKindSchema,
  checkInManySchema,
  editAttendeeSchema,
  undoCheckInManySchema,
} from '@enlace/shared-contract/attendees';
import type { FastifyInstance } from 'fastify';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { readerLocaleOf } from '../../../infrastructure/http/locale';
import { parseBody } from '../../../kit/core/http/parse';
import { pathId, requirePathId } from '../../../kit/core/http/path-id';
import { readContext } from '../../../kit/core/table/read-context';
import { serveOpen } from '../../../kit/core/http/serve-call';
import { writeContextOf } from '../../../kit/core/write/write-context';
import { chooseAttendees } from '../approval/choose-attendees';
import { checkInMany, undoCheckInMany } from '../check-in/bulk-check-in';
import { requireDoor } from '../check-in/require-door';
import { findAttendeeForm } from './attendee-form';
import { findAttendeeHistory } from './attendee-history';
import { changeTicketKind } from './change-kind';
import { editAttendee } from './edit-attendee';
import { serveRowCall } from '../rights/serve-event-call';

/** Corrections of tickets by organisers (docs/guides/seats.md). */
export function mountCorrections(app: FastifyInstance, deps: ApiDeps): void {
  serveRowCall(app, deps, 'attendees', attendeeChangeCalls.attendeeForm, async (request) => {
    const writing = writeContextOf(request, deps);
    return { data: await findAttendeeForm(deps.db, pathId(request), writing, readContext(request, deps.clock)) };
  });

  serveRowCall(app, deps, 'attendees', attendeeChangeCalls.editAttendee, async (request) => {
    const writing = writeContextOf(request, deps);
    const id = requirePathId(request);
    await editAttendee(writing, { id, form: parseBody(editAttendeeSchema, request) });
    return { data: await findAttendeeForm(deps.db, id, writing, readContext(request, deps.clock)) };
  });

  serveRowCall(app, deps, 'attendees', attendeeChangeCalls.changeTicketKind, async (request) => {
    const form = parseBody(changeTicketKindSchema, request);
    return { data: await changeTicketKind(writeContextOf(request, deps), { id: requirePathId(request), form }) };
  });

  serveRowCall(app, deps, 'attendees', attendeeChangeCalls.attendeeHistory, async (request) => {
    const context = readContext(request, deps.clock);
    const lang = context.lang ?? readerLocaleOf(request.headers);
    return { data: await findAttendeeHistory(deps.db, pathId(request), { ...context, lang }) };
  });

  serveOpen(app, attendeeChangeCalls.checkInMany, async (request) => {
    await requireDoor(deps.db, request.viewer, { eventId: pathId(request) }, 'supervise');
    const { list_id: listId, key, ...choice } = parseBody(checkInManySchema, request);
    const writing = writeContextOf(request, deps);
    const tickets = await chooseAttendees(writing, pathId(request), choice);
    return { data: await checkInMany(writing, { ...tickets, listId, key }) };
  });

  serveOpen(app, attendeeChangeCalls.undoCheckInMany, async (request) => {
    await requireDoor(deps.db, request.viewer, { eventId: pathId(request) }, 'supervise');
    const { list_id: listId, ...choice } = parseBody(undoCheckInManySchema, request);
    const writing = writeContextOf(request, deps);
    const tickets = await chooseAttendees(writing, pathId(request), choice);
    const doneCount = await undoCheckInMany(writing, { ...tickets, listId });
    return { data: { done: doneCount, skipped: tickets.ids.length - doneCount } };
  });
}
