import { courseReviewCalls, listCourseReviewsSchema, storeCourseReviewSchema } from '@enlace/shared-contract/learning';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { parseBody, parseQuery } from '../../../kit/core/http/parse';
import { requirePathId } from '../../../kit/core/http/path-id';
import { readContext } from '../../../kit/core/table/read-context';
import { serveCall } from '../../../kit/core/http/serve-call';
import type { Learning } from '../enrolment/enrol';
import { listReviews, removeReview, storeReview } from './reviews';

/** Reviews of courses (docs/guides/learning.md). */
export function mountReviews(
  app: FastifyInstance,
  deps: ApiDeps,
  learningOf: (request: FastifyRequest) => Learning,
): void {
  serveCall(app, courseReviewCalls.listCourseReviews, async (request) => {
    const query = parseQuery(listCourseReviewsSchema, request);
    return listReviews(deps.reads, requirePathId(request), query, readContext(request, deps.clock));
  });

  serveCall(app, courseReviewCalls.storeCourseReview, async (request) => {
    const review = parseBody(storeCourseReviewSchema, request);
    return { data: await storeReview(learningOf(request), { courseId: requirePathId(request), ...review }) };
  });

  serveCall(app, courseReviewCalls.removeCourseReview, async (request) => {
    await removeReview(learningOf(request), requirePathId(request));
    return { data: null };
  });
}
