import { AppError } from '@enlace/shared-contract/errors';
import {
  answerLessonQuestionSchema,
  askLessonQuestionSchema,
  editLessonPostSchema,
  lessonPostCalls,
  listLessonQuestionsSchema,
} from '@enlace/shared-contract/learning';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { parseBody, parseQuery } from '../../../kit/core/http/parse';
import { requirePathId } from '../../../kit/core/http/path-id';
import { serveCall } from '../../../kit/core/http/serve-call';
import { type Learning, mayPostIn } from '../enrolment/enrol';
import { findQuestion, listQuestions } from './find-questions';
import { answerQuestion, askQuestion, editPost, removePost } from './write-posts';

/** Questions about lessons and their answers (docs/guides/learning.md). */
export function mountLessonPosts(app: FastifyInstance, learningOf: (request: FastifyRequest) => Learning): void {
  const present = async (learning: Learning, id: number) => {
    const question = await findQuestion(learning.deps.db, id, learning);
    if (question === undefined) throw new AppError('NOT_FOUND');
    return { data: question };
  };

  serveCall(app, lessonPostCalls.listLessonQuestions, async (request) => {
    const query = parseQuery(listLessonQuestionsSchema, request);
    const [learning, id] = [learningOf(request), requirePathId(request)];
    const { db } = learning.deps;
    const mayWrite = await mayPostIn(db, learning, id);
    const { data, meta } = await listQuestions(db, id, query, learning);
    return { data, meta: { ...meta, may_write: mayWrite } };
  });

  serveCall(app, lessonPostCalls.askLessonQuestion, async (request, reply) => {
    const post = parseBody(askLessonQuestionSchema, request);
    const learning = learningOf(request);
    void reply.code(201);
    return present(learning, await askQuestion(learning, { lessonId: requirePathId(request), post }));
  });

  serveCall(app, lessonPostCalls.answerLessonQuestion, async (request, reply) => {
    const post = parseBody(answerLessonQuestionSchema, request);
    const learning = learningOf(request);
    void reply.code(201);
    return present(learning, await answerQuestion(learning, { questionId: requirePathId(request), post }));
  });

  serveCall(app, lessonPostCalls.editLessonPost, async (request) => {
    const { text } = parseBody(editLessonPostSchema, request);
    const learning = learningOf(request);
    return present(learning, await editPost(learning, { id: requirePathId(request), text }));
  });

  serveCall(app, lessonPostCalls.removeLessonPost, async (request) => {
    await removePost(learningOf(request), requirePathId(request));
    return { data: null };
  });
}
