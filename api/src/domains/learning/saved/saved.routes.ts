import { enrolmentCalls, saveCourseSchema } from '@enlace/shared-contract/learning';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { parseBody } from '../../../kit/core/http/parse';
import { requirePathId } from '../../../kit/core/http/path-id';
import { serveCall } from '../../../kit/core/http/serve-call';
import type { Learning } from '../enrolment/enrol';
import { findSavedCourses, saveCourse } from './saved-courses';

/** Courses that users save for later (docs/guides/learning.md). */
export function mountSavedCourses(app: FastifyInstance, learningOf: (request: FastifyRequest) => Learning): void {
  serveCall(app, enrolmentCalls.listSavedCourses, async (request) => {
    const { deps, userId, reading } = learningOf(request);
    return { data: await findSavedCourses(deps.reads, userId, reading) };
  });

  serveCall(app, enrolmentCalls.saveCourse, async (request) => {
    const { is_saved: isSaved } = parseBody(saveCourseSchema, request);
    await saveCourse(learningOf(request), { courseId: requirePathId(request), isSaved });
    return { data: { is_saved: isSaved } };
  });
}
