import { AppError } from '@enlace/shared-contract/errors';
import { archiveEventSchema, cancelEventSchema, copyEventSchema, eventWorkCalls } from '@enlace/shared-contract/events';
import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';

import { transact } from '../../../infrastructure/db/transact';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { readerLocaleOf } from '../../../infrastructure/http/locale';
import { parseBody } from '../../../kit/parse';
import { pathId } from '../../../kit/path-id';
import { readContext } from '../../../kit/read-context';
import { serveCall } from '../../../kit/serve-call';
import type { Row } from '../../../kit/table-repository';
import { writingOf } from '../../../kit/writing';
import { copyEvent } from '../series/copy-event';
import { archiveEvent } from './archive-event';
import { cancelEvent, findCancellation } from './cancel-event';
import { findEventReport } from './event-report';

/** Work of organisers on a whole event: cancellation, copy, archive and report. */
export function mountEventWork(app: FastifyInstance, deps: ApiDeps): void {
  serveCall(app, eventWorkCalls.getCancellation, async (request) => ({
    data: await findCancellation(deps.db, pathId(request)),
  }));

  serveCall(app, eventWorkCalls.cancel, async (request, reply) => {
    const id = pathId(request);
    if (id === null) throw new AppError('NOT_FOUND');
    await cancelEvent(writingOf(request, deps), id, parseBody(cancelEventSchema, request));
    void reply.code(202);
    return { data: await findCancellation(deps.db, id) };
  });

  serveCall(app, eventWorkCalls.copy, async (request, reply) => {
    const startsAt = new Date(parseBody(copyEventSchema, request).starts_at);
    const writing = writingOf(request, deps);
    const id = await transact(deps.db, async (trx) => {
      const { rows } =
        await sql<Row>`select * from events where id = ${pathId(request)} and deleted_at is null`.execute(trx);
      const [event] = rows;
      if (event === undefined) throw new AppError('NOT_FOUND');
      const lengthMs = new Date(String(event['ends_at'])).getTime() - new Date(String(event['starts_at'])).getTime();
      const date = { starts_at: startsAt, ends_at: new Date(startsAt.getTime() + lengthMs) };
      return copyEvent(trx, { ...event, status: 'draft' }, date, writing);
    });
    void reply.code(201);
    return { data: { id } };
  });

  serveCall(app, eventWorkCalls.archive, async (request) => {
    const form = parseBody(archiveEventSchema, request);
    await archiveEvent(writingOf(request, deps), pathId(request), form.is_archived);
    return { data: form };
  });

  serveCall(app, eventWorkCalls.report, async (request) => {
    const context = readContext(request, deps.clock);
    const lang = context.lang ?? readerLocaleOf(request.headers);
    return { data: await findEventReport(deps.db, pathId(request), { ...context, lang }) };
  });
}
