import * as z from 'zod/mini';

import { only } from '../access';
import { wire } from '../define-resource';
import { learnerCourseSchema, userLessonSchema } from './enrolment';
import { answerQuizSchema } from './quizzes';

const author = only(['admin'], 'courses.edit');

/** A course as a learner sees it who enrols now, for its authors. Nothing is stored, and nothing is counted. */
export const coursePreviewCalls = {
  /** The course, also before its publication, with all lessons and their locks. */
  previewCourse: wire.get('/api/v2/courses/{id}/learner-preview', author),
  /** The quiz of a lesson as at the first attempt, without its right answers. */
  previewQuiz: wire.get('/api/v2/lessons/{id}/quiz/preview', author),
  /**
   * Grades answers as an attempt. For who may read the right answers, because the result names them. 404 for a lesson without
   * questions.
   */
  gradeQuizPreview: wire.post('/api/v2/lessons/{id}/quiz/preview', 'json', only(['admin'], 'lessons.edit'), {
    changes: [],
  }),
} as const;

export const gradeQuizPreviewSchema = z.object({ answers: answerQuizSchema.shape.answers });

const coursePreviewSchema = z.extend(learnerCourseSchema, {
  /** Drafts count as published, so the locks are those of the finished course; the required courses lock nothing. */
  lessons: z.array(z.extend(userLessonSchema, { /** Learners do not see it yet. */ is_draft: z.boolean() })),
});

export const coursePreviewAnswerSchema = z.object({ data: coursePreviewSchema });

export type CoursePreview = z.infer<typeof coursePreviewSchema>;
