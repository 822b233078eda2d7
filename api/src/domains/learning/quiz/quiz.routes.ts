import { answerQuizSchema, quizCalls, storeQuestionsSchema } from '@enlace/shared-contract/learning';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { parseBody } from '../../../kit/core/http/parse';
import { requirePathId } from '../../../kit/core/http/path-id';
import { serveCall } from '../../../kit/core/http/serve-call';
import { writeContextOf } from '../../../kit/core/write/write-context';
import type { Learning } from '../enrolment/enrol';
import { answerQuiz, findQuiz } from './quiz';
import { findQuestionsOf, storeQuestions } from './store-questions';

/** Quizzes of lessons (docs/guides/learning.md). */
export function mountQuizzes(
  app: FastifyInstance,
  deps: ApiDeps,
  learningOf: (request: FastifyRequest) => Learning,
): void {
  serveCall(app, quizCalls.read, async (request) => ({
    data: await findQuiz(learningOf(request), requirePathId(request)),
  }));

  serveCall(app, quizCalls.answerQuiz, async (request, reply) => {
    const answers = parseBody(answerQuizSchema, request);
    void reply.code(201);
    return { data: await answerQuiz(learningOf(request), { lessonId: requirePathId(request), ...answers }) };
  });

  serveCall(app, quizCalls.questions, async (request) => ({
    data: await findQuestionsOf(deps.db, requirePathId(request)),
  }));

  serveCall(app, quizCalls.storeQuestions, async (request) => {
    const { questions } = parseBody(storeQuestionsSchema, request);
    return {
      data: await storeQuestions(writeContextOf(request, deps), { lessonId: requirePathId(request), questions }),
    };
  });
}
