import type { CoursePreview } from '@enlace/shared-contract/authoring';
import { AppError } from '@enlace/shared-contract/errors';

import type { Db } from '../../../infrastructure/db/database';
import type { ReadContext } from '../../../kit/core/table/read-context';
import { findRequiredCourses } from '../enrolment/learner-course';
import { findMyCourses, findUserLessons, type NewLearner } from '../enrolment/my-courses';

/**
 * A course as a learner sees it who enrols now. Drafts are in it; the required courses are those that learners have to
 * complete. Reads only. Throws NOT_FOUND.
 */
export async function previewCourse(db: Db, courseId: number, context: ReadContext): Promise<CoursePreview> {
  const learner: NewLearner = { userId: null, courseId };
  const [course] = await findMyCourses(db, learner, context);
  if (course === undefined) throw new AppError('NOT_FOUND', { message: `course ${courseId}` });
  const lessons = await findUserLessons(db, learner, context);
  const drafts = await db
    .selectFrom('lessons')
    .select('id')
    .where('course_id', '=', courseId)
    .where('status', '=', 'draft')
    .execute();
  const draftIds = new Set(drafts.map(({ id }) => id));
  return {
    course,
    // Learners need not complete a course that only authors see.
    required: await findRequiredCourses(db, learner, { ...context, viewer: null }),
    is_saved: false,
    lessons: lessons.map((lesson) => ({ ...lesson, is_draft: draftIds.has(lesson.id) })),
  };
}
