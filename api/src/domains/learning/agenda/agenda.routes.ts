import { getMyLearningSchema, myLearningCalls, storeLearningGoalSchema } from '@enlace/shared-contract/learning';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { parseBody, parseQuery } from '../../../kit/core/http/parse';
import { serveCall } from '../../../kit/core/http/serve-call';
import type { Learning } from '../enrolment/enrol';
import { findMatters } from './find-matters';
import { findWeek, storeGoal } from './learning-week';

/** What is next in a user's courses, and the weekly goal (docs/guides/learning.md). */
export function mountAgenda(app: FastifyInstance, learningOf: (request: FastifyRequest) => Learning): void {
  serveCall(app, myLearningCalls.getMyLearning, async (request) => {
    const { timezone } = parseQuery(getMyLearningSchema, request);
    const { writing, userId, context } = learningOf(request);
    const { reads } = writing.deps;
    return {
      data: {
        week: await findWeek(reads, userId, { timezone, now: writing.now }),
        matters: await findMatters(reads, userId, context),
      },
    };
  });

  serveCall(app, myLearningCalls.storeLearningGoal, async (request) => {
    const { days, timezone } = parseBody(storeLearningGoalSchema, request);
    const { writing, userId } = learningOf(request);
    await storeGoal(writing.deps.db, userId, days, writing.now);
    return { data: await findWeek(writing.deps.db, userId, { timezone, now: writing.now }) };
  });
}
