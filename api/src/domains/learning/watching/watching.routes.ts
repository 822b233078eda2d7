import { storeWatchedSchema, watchingCalls } from '@enlace/shared-contract/learning';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { parseBody } from '../../../kit/core/http/parse';
import { requirePathId } from '../../../kit/core/http/path-id';
import { serveCall } from '../../../kit/core/http/serve-call';
import type { Learning } from '../enrolment/enrol';
import { beginWatching, storeWatched } from './watching';

/** Positions and watched parts of lessons (docs/guides/learning.md). */
export function mountWatching(app: FastifyInstance, learningOf: (request: FastifyRequest) => Learning): void {
  serveCall(app, watchingCalls.begin, async (request) => ({
    data: await beginWatching(learningOf(request), requirePathId(request)),
  }));

  serveCall(app, watchingCalls.store, async (request) => {
    const message = parseBody(storeWatchedSchema, request);
    return { data: await storeWatched(learningOf(request), { lessonId: requirePathId(request), message }) };
  });
}
