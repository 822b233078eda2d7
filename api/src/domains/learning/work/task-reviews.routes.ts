import { listTaskWorkSchema, reviewTaskSchema, taskReviewCalls } from '@enlace/shared-contract/authoring';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { parseBody, parseQuery } from '../../../kit/core/http/parse';
import { requirePathId } from '../../../kit/core/http/path-id';
import { readContext } from '../../../kit/core/table/read-context';
import { serveCall } from '../../../kit/core/http/serve-call';
import { readWriteContextOf, writeContextOf } from '../../../kit/core/write/write-context';
import { listTaskWork, reviewTask } from './review-task';

/** The tasks that learners hand in, as authors read and review them (docs/guides/learning.md). */
export function mountTaskReviews(app: FastifyInstance, deps: ApiDeps): void {
  const contextOf = (request: FastifyRequest) => {
    const context = readContext(request, deps.clock);
    return { ...context, lang: context.lang ?? writeContextOf(request, deps).locale };
  };

  serveCall(app, taskReviewCalls.listTaskWork, async (request) => {
    const query = parseQuery(listTaskWorkSchema, request);
    return listTaskWork(deps.reads, requirePathId(request), query, contextOf(request));
  });

  serveCall(app, taskReviewCalls.reviewTask, async (request) => {
    const review = parseBody(reviewTaskSchema, request);
    return {
      data: await reviewTask(readWriteContextOf(request, deps, contextOf(request)), {
        id: requirePathId(request),
        ...review,
      }),
    };
  });
}
