import {
  type CoursePreview,
  coursePreviewAnswerSchema,
  coursePreviewCalls,
  type gradeQuizPreviewSchema,
} from '@enlace/shared-contract/authoring';
import { attemptAnswerSchema, quizAnswerSchema } from '@enlace/shared-contract/learning';
import { createCalls, dataOf, defineCall } from '@enlace/shared-data';
import type * as z from 'zod/mini';

interface OfLesson {
  readonly lesson: number;
}

export type PreviewLesson = CoursePreview['lessons'][number];

/** A course and its quizzes as a new learner sees them. These calls store nothing. */
export const lessonPreview = createCalls('member/lesson-preview', {
  course: defineCall({
    client: 'authenticated',
    request: ({ course, lang }: { readonly course: number; readonly lang: string }) => ({
      call: coursePreviewCalls.previewCourse,
      params: { id: course },
      query: { lang },
    }),
    read: dataOf(coursePreviewAnswerSchema.shape.data),
  }),
  quiz: defineCall({
    client: 'authenticated',
    request: ({ lesson }: OfLesson) => ({ call: coursePreviewCalls.previewQuiz, params: { id: lesson } }),
    read: dataOf(quizAnswerSchema.shape.data),
  }),
  gradeQuiz: defineCall({
    mode: 'first',
    client: 'authenticated',
    request: ({ lesson, ...body }: OfLesson & z.infer<typeof gradeQuizPreviewSchema>) => ({
      call: coursePreviewCalls.gradeQuizPreview,
      params: { id: lesson },
      body,
    }),
    read: dataOf(attemptAnswerSchema.shape.data),
  }),
});
