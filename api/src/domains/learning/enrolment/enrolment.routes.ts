import { AppError } from '@enlace/shared-contract/errors';
import {
  completeLessonSchema,
  enrolmentCalls,
  enrolSchema,
  type MyCourse,
  ofCourseSchema,
} from '@enlace/shared-contract/learning';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { parseBody } from '../../../kit/core/http/parse';
import { pathId } from '../../../kit/core/http/path-id';
import { readContext } from '../../../kit/core/table/read-context';
import { serveCall } from '../../../kit/core/http/serve-call';
import { writeContextOf } from '../../../kit/core/write/write-context';
import { mountAgenda } from '../agenda/agenda.routes';
import { mountCertificates } from '../certificates/certificates.routes';
import { mountOutlines } from '../outline/outline.routes';
import { mountLearners } from '../learners/learners.routes';
import { mountLessonPosts } from '../posts/posts.routes';
import { mountPreviews } from '../preview/preview.routes';
import { mountReviews } from '../reviews/reviews.routes';
import { mountQuizzes } from '../quiz/quiz.routes';
import { mountSavedCourses } from '../saved/saved.routes';
import { mountWatching } from '../watching/watching.routes';
import { mountLessonWork } from '../work/lesson-work.routes';
import { mountTaskReviews } from '../work/task-reviews.routes';
import { completeLesson, enrol, type Learning } from './enrol';
import { findLearnerCourse } from './learner-course';
import { findMyCourses, findUserLessons } from './my-courses';

/** What a member learns: enrolment, lessons and progress (docs/guides/learning.md). */
export function mountEnrolment(app: FastifyInstance, deps: ApiDeps): void {
  /** Texts of these answers are in the language of the request: their bodies have no place for a choice. */
  const learningOf = (request: FastifyRequest): Learning => {
    const writing = writeContextOf(request, deps);
    if (writing.viewer === null) throw new AppError('UNAUTHENTICATED');
    const context = readContext(request, deps.clock);
    return { ...writing, userId: writing.viewer.id, reading: { ...context, lang: context.lang ?? writing.locale } };
  };
  const courseWith = async ({ reading, userId }: Learning, courseId: number): Promise<MyCourse> => {
    const [course] = await findMyCourses(deps.db, { userId, courseId }, reading);
    if (course === undefined) throw new AppError('NOT_FOUND');
    return course;
  };

  mountWatching(app, learningOf);
  mountOutlines(app, deps);
  mountQuizzes(app, deps, learningOf);
  mountLessonWork(app, learningOf);
  mountTaskReviews(app, deps);
  mountLessonPosts(app, learningOf);
  mountLearners(app, deps);
  mountSavedCourses(app, learningOf);
  mountAgenda(app, learningOf);
  mountReviews(app, deps, learningOf);
  mountCertificates(app, deps);
  mountPreviews(app, deps, learningOf);

  serveCall(app, enrolmentCalls.getMyCourses, async (request) => {
    const { course_id: courseId } = parseBody(ofCourseSchema, request);
    const { userId, reading } = learningOf(request);
    return { data: await findMyCourses(deps.reads, { userId, courseId: courseId ?? undefined }, reading) };
  });

  serveCall(app, enrolmentCalls.getUserLessons, async (request) => {
    const { course_id: courseId } = parseBody(ofCourseSchema, request);
    const { userId, reading } = learningOf(request);
    return { data: await findUserLessons(deps.reads, { userId, courseId: courseId ?? undefined }, reading) };
  });

  serveCall(app, enrolmentCalls.getLearnerCourse, async (request) => {
    const courseId = pathId(request);
    if (courseId === null) throw new AppError('NOT_FOUND');
    const { userId, reading } = learningOf(request);
    return { data: await findLearnerCourse(deps.reads, { userId, courseId }, reading) };
  });

  serveCall(app, enrolmentCalls.enrol, async (request, reply) => {
    const { course_id: courseId } = parseBody(enrolSchema, request);
    const learning = learningOf(request);
    const isNew = await enrol(learning, courseId);
    void reply.code(isNew ? 201 : 200);
    return { data: await courseWith(learning, courseId) };
  });

  serveCall(app, enrolmentCalls.completeLesson, async (request) => {
    const { lesson_id: lessonId } = parseBody(completeLessonSchema, request);
    const learning = learningOf(request);
    return { data: await courseWith(learning, await completeLesson(learning, lessonId)) };
  });
}
