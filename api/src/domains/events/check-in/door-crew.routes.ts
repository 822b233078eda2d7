import { addDoorCrewSchema, doorCrewCalls, removeDoorCrewSchema } from '@enlace/shared-contract/attendees';
import type { FastifyInstance } from 'fastify';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { readerLocaleOf } from '../../../infrastructure/http/locale';
import { parseBody } from '../../../kit/core/http/parse';
import { pathId } from '../../../kit/core/http/path-id';
import { readContext } from '../../../kit/core/table/read-context';
import { serveCall } from '../../../kit/core/http/serve-call';
import { writeContextOf } from '../../../kit/core/write/write-context';
import { addToCrew, findDoorCrew, findDoorsOf, removeFromCrew } from './door-crew';
import { serveEventCall } from '../rights/serve-event-call';

/** The people at the doors of events (docs/guides/check-in.md). */
export function mountDoorCrew(app: FastifyInstance, deps: ApiDeps): void {
  const { db } = deps;

  serveEventCall(app, deps, doorCrewCalls.list, async (request) => ({ data: await findDoorCrew(db, pathId(request)) }));

  serveEventCall(app, deps, doorCrewCalls.add, async (request) => {
    const eventId = pathId(request);
    await addToCrew(writeContextOf(request, deps), { eventId, ...parseBody(addDoorCrewSchema, request) });
    return { data: await findDoorCrew(db, eventId) };
  });

  serveEventCall(app, deps, doorCrewCalls.remove, async (request) => {
    const eventId = pathId(request);
    const { user_id: userId } = parseBody(removeDoorCrewSchema, request);
    await removeFromCrew(writeContextOf(request, deps), { eventId, userId });
    return { data: await findDoorCrew(db, eventId) };
  });

  serveCall(app, doorCrewCalls.mine, async (request) => {
    const context = readContext(request, deps.clock);
    const lang = context.lang ?? readerLocaleOf(request.headers);
    return { data: await findDoorsOf(db, request.requireViewer().id, { ...context, lang }) };
  });
}
