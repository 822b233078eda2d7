import {
  courseLearnerCalls,
  downloadProgressSchema,
  grantLessonsSchema,
  listLearnersSchema,
  removeWaiverSchema,
  resetLearnerSchema,
  waiveCoursesSchema,
} from '@enlace/shared-contract/authoring';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { answerCsv } from '../../../infrastructure/csv/answer-csv';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { parseBody, parseQuery } from '../../../kit/core/http/parse';
import { requirePathId } from '../../../kit/core/http/path-id';
import { readContext } from '../../../kit/core/table/read-context';
import { serveCall } from '../../../kit/core/http/serve-call';
import { readWriteContextOf, writeContextOf } from '../../../kit/core/write/write-context';
import { findMinutes, findStops } from './find-stops';
import { findWaivers, grantLessons, removeWaiver, waiveCourses } from './grant';
import { countProgress, findLearner, listLearners, progressBatches, progressColumns } from './list-learners';
import { resetLearner } from './reset';
import { zonedDownload } from '../../../kit/core/http/zoned-download';

/** The learners of a course, as its authors see them (docs/guides/learning.md). */
export function mountLearners(app: FastifyInstance, deps: ApiDeps): void {
  const contextOf = (request: FastifyRequest) => {
    const context = readContext(request, deps.clock);
    return { ...context, lang: context.lang ?? writeContextOf(request, deps).locale };
  };

  serveCall(app, courseLearnerCalls.listLearners, async (request) => {
    const query = parseQuery(listLearnersSchema, request);
    return listLearners(deps.reads, requirePathId(request), query, contextOf(request));
  });

  serveCall(app, courseLearnerCalls.getLearner, async (request) => ({
    data: await findLearner(deps.db, requirePathId(request), contextOf(request)),
  }));

  serveCall(app, courseLearnerCalls.downloadProgress, async (request, reply) => {
    const filters = parseQuery(downloadProgressSchema, request);
    const [id, context] = [requirePathId(request), contextOf(request)];
    const file = {
      name: `course-${id}-progress`,
      resource: 'courses',
      filters: { ...filters, course: id },
      columns: progressColumns,
      count: () => countProgress(deps.reads, id, filters, context),
      batches: () => progressBatches(deps.reads, id, filters, context),
    };
    return answerCsv(deps, request, reply, zonedDownload(file, filters.tz));
  });

  serveCall(app, courseLearnerCalls.getCourseStops, async (request) => ({
    data: await findStops(deps.reads, requirePathId(request), contextOf(request)),
  }));

  serveCall(app, courseLearnerCalls.getLessonMinutes, async (request) => ({
    data: await findMinutes(deps.reads, requirePathId(request)),
  }));

  serveCall(app, courseLearnerCalls.grantLessons, async (request) => {
    const grant = parseBody(grantLessonsSchema, request);
    const [id, context] = [requirePathId(request), contextOf(request)];
    await grantLessons(readWriteContextOf(request, deps, context), { enrolmentId: id, ...grant });
    return { data: await findLearner(deps.db, id, context) };
  });

  serveCall(app, courseLearnerCalls.resetLearner, async (request) => {
    const reset = parseBody(resetLearnerSchema, request);
    const id = requirePathId(request);
    await resetLearner(writeContextOf(request, deps), { enrolmentId: id, ...reset });
    return { data: await findLearner(deps.db, id, contextOf(request)) };
  });

  serveCall(app, courseLearnerCalls.listWaivers, async (request) => ({
    data: await findWaivers(deps.db, requirePathId(request)),
  }));

  serveCall(app, courseLearnerCalls.waiveCourses, async (request, reply) => {
    const form = parseBody(waiveCoursesSchema, request);
    const id = requirePathId(request);
    await waiveCourses(writeContextOf(request, deps), { courseId: id, ...form });
    void reply.code(201);
    return { data: await findWaivers(deps.db, id) };
  });

  serveCall(app, courseLearnerCalls.removeWaiver, async (request) => {
    const { reason } = parseBody(removeWaiverSchema, request);
    await removeWaiver(writeContextOf(request, deps), { id: requirePathId(request), reason });
    return { data: null };
  });
}
