import { AppError } from '@enlace/shared-contract/errors';
import { decideNewsSchema, eventNewsCalls } from '@enlace/shared-contract/events';
import type { FastifyInstance } from 'fastify';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { parseBody } from '../../../kit/core/http/parse';
import { pathId } from '../../../kit/core/http/path-id';
import { writeContextOf } from '../../../kit/core/write/write-context';
import { decideNews } from './change-news';
import { findNews } from './find-news';
import { serveEventCall } from '../rights/serve-event-call';

/** How the people of a changed event are notified (docs/guides/messages.md). */
export function mountNews(app: FastifyInstance, deps: ApiDeps): void {
  serveEventCall(app, deps, eventNewsCalls.get, async (request) => ({
    data: await findNews(deps.db, pathId(request), deps.clock()),
  }));

  serveEventCall(app, deps, eventNewsCalls.decide, async (request) => {
    const form = parseBody(decideNewsSchema, request);
    const id = pathId(request);
    if (id === null) throw new AppError('NOT_FOUND');
    const writing = writeContextOf(request, deps);
    await findNews(deps.db, id, writing.now);
    await decideNews(writing, { eventId: id, ...form });
    return { data: await findNews(deps.db, id, writing.now) };
  });
}
