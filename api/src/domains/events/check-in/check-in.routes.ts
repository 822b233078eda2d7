import {
  addCheckInListSchema,
  checkInCalls,
  checkInPeopleQuerySchema,
  editCheckInListSchema,
  redeemTicketSchema,
  snapshotQuerySchema,
  syncCheckInsSchema,
  undoCheckInSchema,
} from '@enlace/shared-contract/attendees';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { readerLocaleOf } from '../../../infrastructure/http/locale';
import { parseBody, parseQuery } from '../../../kit/parse';
import { pathId } from '../../../kit/path-id';
import { readContext } from '../../../kit/read-context';
import { serveCall } from '../../../kit/serve-call';
import { writingOf } from '../../../kit/writing';
import {
  addCheckInList,
  editCheckInList,
  findCheckInList,
  findCheckInLists,
  removeCheckInList,
} from './check-in-lists';
import { countCheckIns, findCheckInPeople } from './check-in-people';
import { redeemTicket, undoCheckIn } from './redeem';
import { makeSnapshot } from './snapshot';
import { syncScans } from './sync-scans';

/** Check-in at the doors of an event (docs/guides/check-in.md). */
export function mountCheckIn(app: FastifyInstance, deps: ApiDeps): void {
  const contextOf = (request: FastifyRequest) => {
    const context = readContext(request, deps.clock);
    return { ...context, lang: context.lang ?? readerLocaleOf(request.headers) };
  };

  serveCall(app, checkInCalls.lists, async (request) => findCheckInLists(deps.db, pathId(request), contextOf(request)));

  serveCall(app, checkInCalls.addCheckInList, async (request, reply) => {
    const form = parseBody(addCheckInListSchema, request);
    const id = await addCheckInList(writingOf(request, deps), pathId(request), form);
    void reply.code(201);
    return { data: await findCheckInList(deps.db, id) };
  });

  serveCall(app, checkInCalls.editCheckInList, async (request) => {
    const id = pathId(request);
    await editCheckInList(writingOf(request, deps), id, parseBody(editCheckInListSchema, request));
    return { data: await findCheckInList(deps.db, id) };
  });

  serveCall(app, checkInCalls.removeCheckInList, async (request) => {
    await removeCheckInList(writingOf(request, deps), pathId(request));
    return { data: null };
  });

  serveCall(app, checkInCalls.redeemTicket, async (request) => {
    const scan = parseBody(redeemTicketSchema, request);
    return { data: await redeemTicket(writingOf(request, deps), pathId(request), scan, contextOf(request)) };
  });

  serveCall(app, checkInCalls.undoCheckIn, async (request) => {
    const { attendee_id: attendeeId } = parseBody(undoCheckInSchema, request);
    return { data: { changed: await undoCheckIn(writingOf(request, deps), pathId(request), attendeeId) } };
  });

  serveCall(app, checkInCalls.syncCheckIns, async (request) => {
    const { scans } = parseBody(syncCheckInsSchema, request);
    const context = contextOf(request);
    const contextAt = (now: Date) => ({ ...context, now });
    return { data: await syncScans(writingOf(request, deps), pathId(request), scans, contextAt) };
  });

  serveCall(app, checkInCalls.snapshot, async (request, reply) => {
    const { after = 0 } = parseQuery(snapshotQuerySchema, request);
    void reply.header('cache-control', 'private, no-store');
    return { data: await makeSnapshot(deps, pathId(request), after, contextOf(request)) };
  });

  serveCall(app, checkInCalls.counts, async (request) => ({ data: await countCheckIns(deps.db, pathId(request)) }));

  serveCall(app, checkInCalls.people, async (request) => {
    const query = parseQuery(checkInPeopleQuerySchema, request);
    return findCheckInPeople(deps.db, pathId(request), query, contextOf(request));
  });
}
