import { archiveEventSchema, cancelEventSchema, copyEventSchema, eventWorkCalls } from '@enlace/shared-contract/events';
import type { FastifyInstance } from 'fastify';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { readerLocaleOf } from '../../../infrastructure/http/locale';
import { parseBody } from '../../../kit/core/http/parse';
import { pathId, requirePathId } from '../../../kit/core/http/path-id';
import { readContext } from '../../../kit/core/table/read-context';
import { writeContextOf } from '../../../kit/core/write/write-context';
import { copyOnce } from '../series/copy-once';
import { archiveEvent } from './archive-event';
import { cancelEvent, findCancellation } from './cancel-event';
import { findEventReport } from './event-report';
import { serveEventCall } from '../rights/serve-event-call';

/** Work of organisers on a whole event: cancellation, copy, archive and report. */
export function mountEventWork(app: FastifyInstance, deps: ApiDeps): void {
  serveEventCall(app, deps, eventWorkCalls.getCancellation, async (request) => ({
    data: await findCancellation(deps.db, pathId(request), deps.clock()),
  }));

  serveEventCall(app, deps, eventWorkCalls.cancel, async (request, reply) => {
    const id = requirePathId(request);
    await cancelEvent(writeContextOf(request, deps), { eventId: id, form: parseBody(cancelEventSchema, request) });
    void reply.code(202);
    return { data: await findCancellation(deps.db, id, deps.clock()) };
  });

  serveEventCall(app, deps, eventWorkCalls.copy, async (request, reply) => {
    const id = await copyOnce(writeContextOf(request, deps), {
      eventId: pathId(request),
      ...parseBody(copyEventSchema, request),
    });
    void reply.code(201);
    return { data: { id } };
  });

  serveEventCall(app, deps, eventWorkCalls.archive, async (request) => {
    const form = parseBody(archiveEventSchema, request);
    await archiveEvent(writeContextOf(request, deps), { id: pathId(request), isArchived: form.is_archived });
    return { data: form };
  });

  serveEventCall(app, deps, eventWorkCalls.report, async (request) => {
    const context = readContext(request, deps.clock);
    const lang = context.lang ?? readerLocaleOf(request.headers);
    return { data: await findEventReport(deps.db, pathId(request), { ...context, lang }) };
  });
}
