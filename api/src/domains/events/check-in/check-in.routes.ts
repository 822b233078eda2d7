import {
  addCheckInListSchema,
  checkInCalls,
  checkInPeopleQuerySchema,
  editCheckInListSchema,
  redeemTicketSchema,
  seeReportsSchema,
  snapshotQuerySchema,
  syncCheckInsSchema,
  undoCheckInSchema,
  walkInSchema,
} from '@enlace/shared-contract/attendees';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { readerLocaleOf } from '../../../infrastructure/http/locale';
import { parseBody, parseQuery } from '../../../kit/core/http/parse';
import { pathId } from '../../../kit/core/http/path-id';
import { readContext } from '../../../kit/core/table/read-context';
import { serveOpen } from '../../../kit/core/http/serve-call';
import { readWriteContextOf, writeContextOf } from '../../../kit/core/write/write-context';
import {
  addCheckInList,
  editCheckInList,
  findCheckInList,
  findCheckInLists,
  removeCheckInList,
} from './check-in-lists';
import { isTicketMailed } from '../mails/is-ticket-mailed';
import { countCheckIns, findCheckInPeople } from './check-in-people';
import { findDoorReports, seeDoorReports } from './door-reports';
import { redeemTicket, undoCheckIn } from './redeem';
import { requireDoor } from './require-door';
import { makeSnapshot } from './snapshot';
import { syncScans } from './sync-scans';
import { walkIn } from './walk-in';

/** Check-in at the doors of an event (docs/guides/check-in.md). Each call checks the viewer's role at the door. */
export function mountCheckIn(app: FastifyInstance, deps: ApiDeps): void {
  const contextOf = (request: FastifyRequest) => {
    const context = readContext(request, deps.clock);
    return { ...context, lang: context.lang ?? readerLocaleOf(request.headers) };
  };

  const requireList = (request: FastifyRequest, right: 'scan' | 'supervise') =>
    requireDoor(deps.db, request.viewer, { listId: pathId(request) }, right);
  const requireEventDoor = (request: FastifyRequest, right: 'scan' | 'supervise') =>
    requireDoor(deps.db, request.viewer, { eventId: pathId(request) }, right);

  serveOpen(app, checkInCalls.lists, async (request) => {
    const role = await requireEventDoor(request, 'scan');
    return findCheckInLists(deps.db, pathId(request), contextOf(request), role);
  });

  serveOpen(app, checkInCalls.addCheckInList, async (request, reply) => {
    await requireEventDoor(request, 'supervise');
    const form = parseBody(addCheckInListSchema, request);
    const id = await addCheckInList(writeContextOf(request, deps), { eventId: pathId(request), form });
    void reply.code(201);
    return { data: await findCheckInList(deps.db, id) };
  });

  serveOpen(app, checkInCalls.editCheckInList, async (request) => {
    await requireList(request, 'supervise');
    const id = pathId(request);
    await editCheckInList(writeContextOf(request, deps), { id, form: parseBody(editCheckInListSchema, request) });
    return { data: await findCheckInList(deps.db, id) };
  });

  serveOpen(app, checkInCalls.removeCheckInList, async (request) => {
    await requireList(request, 'supervise');
    await removeCheckInList(writeContextOf(request, deps), pathId(request));
    return { data: null };
  });

  serveOpen(app, checkInCalls.redeemTicket, async (request) => {
    const role = await requireList(request, 'scan');
    const scan = parseBody(redeemTicketSchema, request);
    return {
      data: await redeemTicket(readWriteContextOf(request, deps, contextOf(request)), {
        listId: pathId(request),
        scan,
        role,
      }),
    };
  });

  serveOpen(app, checkInCalls.undoCheckIn, async (request) => {
    const role = await requireList(request, 'scan');
    const { attendee_id: attendeeId } = parseBody(undoCheckInSchema, request);
    return {
      data: {
        changed: await undoCheckIn(writeContextOf(request, deps), { listId: pathId(request), attendeeId, role }),
      },
    };
  });

  serveOpen(app, checkInCalls.syncCheckIns, async (request) => {
    const role = await requireList(request, 'scan');
    const { scans, sent_at: sentAt } = parseBody(syncCheckInsSchema, request);
    const writing = readWriteContextOf(request, deps, contextOf(request));
    return { data: await syncScans(writing, { listId: pathId(request), scans, sentAt, role }) };
  });

  serveOpen(app, checkInCalls.snapshot, async (request, reply) => {
    await requireList(request, 'scan');
    const { after = 0 } = parseQuery(snapshotQuerySchema, request);
    void reply.header('cache-control', 'private, no-store');
    return { data: await makeSnapshot(deps, pathId(request), after, contextOf(request)) };
  });

  serveOpen(app, checkInCalls.counts, async (request) => {
    await requireList(request, 'scan');
    return { data: await countCheckIns(deps.db, pathId(request), deps.clock()) };
  });

  serveOpen(app, checkInCalls.people, async (request) => {
    await requireList(request, 'supervise');
    const query = parseQuery(checkInPeopleQuerySchema, request);
    return findCheckInPeople(deps.db, pathId(request), query, contextOf(request));
  });

  serveOpen(app, checkInCalls.walkIn, async (request, reply) => {
    await requireList(request, 'supervise');
    const form = parseBody(walkInSchema, request);
    const data = await walkIn(readWriteContextOf(request, deps, contextOf(request)), { listId: pathId(request), form });
    const isMailed = data.attendee !== null && (await isTicketMailed(deps.db, data.attendee.id));
    void reply.code(201);
    return { data: { ...data, is_mailed: isMailed } };
  });

  serveOpen(app, checkInCalls.reports, async (request) => {
    await requireEventDoor(request, 'supervise');
    return { data: await findDoorReports(deps.db, pathId(request)) };
  });

  serveOpen(app, checkInCalls.seeReports, async (request) => {
    await requireEventDoor(request, 'supervise');
    await seeDoorReports(writeContextOf(request, deps), {
      eventId: pathId(request),
      ...parseBody(seeReportsSchema, request),
    });
    return { data: await findDoorReports(deps.db, pathId(request)) };
  });
}
