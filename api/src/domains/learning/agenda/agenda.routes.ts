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
    const { deps, now, userId, reading } = learningOf(request);
    const { reads } = deps;
    return {
      data: {
        week: await findWeek(reads, userId, { timezone, now }),
        matters: await findMatters(reads, userId, reading),
      },
    };
  });

  serveCall(app, myLearningCalls.storeLearningGoal, async (request) => {
    const { days, timezone } = parseBody(storeLearningGoalSchema, request);
    const learning = learningOf(request);
    await storeGoal(learning, days);
    const { deps, now, userId } = learning;
    return { data: await findWeek(deps.db, userId, { timezone, now }) };
  });
}
