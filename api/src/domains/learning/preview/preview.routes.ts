import { coursePreviewCalls, gradeQuizPreviewSchema } from '@enlace/shared-contract/authoring';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { parseBody } from '../../../kit/core/http/parse';
import { requirePathId } from '../../../kit/core/http/path-id';
import { serveCall } from '../../../kit/core/http/serve-call';
import type { Learning } from '../enrolment/enrol';
import { previewCourse } from './preview-course';
import { gradePreview, previewQuiz } from './preview-quiz';

/** Courses as new learners see them, for authors (docs/guides/learning.md). */
export function mountPreviews(
  app: FastifyInstance,
  deps: ApiDeps,
  learningOf: (request: FastifyRequest) => Learning,
): void {
  serveCall(app, coursePreviewCalls.previewCourse, async (request) => ({
    data: await previewCourse(deps.db, requirePathId(request), learningOf(request).reading),
  }));

  serveCall(app, coursePreviewCalls.previewQuiz, async (request) => ({
    data: await previewQuiz(deps.db, requirePathId(request)),
  }));

  serveCall(app, coursePreviewCalls.gradeQuizPreview, async (request) => {
    const answers = parseBody(gradeQuizPreviewSchema, request);
    return { data: await gradePreview(deps.db, requirePathId(request), answers, deps.clock()) };
  });
}
