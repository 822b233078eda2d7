import {
  lessonPostCalls,
  type LessonQuestion,
  lessonQuestionSchema,
  lessonQuestionsSchema,
  type QuestionChoice,
} from '@enlace/shared-contract/learning';
import { bodyOf, createCalls, dataOf, defineCall, subjectOf } from '@enlace/shared-data';

interface OfLesson {
  readonly lesson: number;
}

interface QuestionsQuery extends OfLesson {
  readonly only: QuestionChoice;
  readonly search: string;
  readonly page: number;
}

export interface NewWords extends OfLesson {
  readonly text: string;
  /** The same words that are sent again have the same nonce. */
  readonly nonce: string;
}

const subject = (lesson: number): string => subjectOf('lesson-questions', lesson);

/** The questions about a lesson. */
export const lessonPosts = createCalls('member/lesson-posts', {
  list: defineCall({
    client: 'authenticated',
    request: ({ lesson, only, search, page }: QuestionsQuery) => ({
      call: lessonPostCalls.listLessonQuestions,
      params: { id: lesson },
      query: { page: String(page), ...(only === 'all' ? {} : { only }), ...(search === '' ? {} : { search }) },
    }),
    read: bodyOf(lessonQuestionsSchema),
    shows: ({ lesson }) => [subject(lesson)],
  }),
  ask: defineCall({
    mode: 'first',
    client: 'authenticated',
    request: ({ lesson, ...body }: NewWords) => ({
      call: lessonPostCalls.askLessonQuestion,
      params: { id: lesson },
      body,
    }),
    read: dataOf(lessonQuestionSchema.shape.data),
    changes: ({ lesson }) => [subject(lesson)],
  }),
  answer: defineCall({
    mode: 'first',
    client: 'authenticated',
    request: ({ lesson: _, question, ...body }: NewWords & { readonly question: number }) => ({
      call: lessonPostCalls.answerLessonQuestion,
      params: { id: question },
      body,
    }),
    read: dataOf(lessonQuestionSchema.shape.data),
    changes: ({ lesson }) => [subject(lesson)],
  }),
  edit: defineCall({
    mode: 'first',
    client: 'authenticated',
    request: ({ id, text }: OfLesson & Pick<LessonQuestion, 'id' | 'text'>) => ({
      call: lessonPostCalls.editLessonPost,
      params: { id },
      body: { text },
    }),
    read: dataOf(lessonQuestionSchema.shape.data),
    changes: ({ lesson }) => [subject(lesson)],
  }),
  remove: defineCall({
    mode: 'first',
    client: 'authenticated',
    request: ({ id }: OfLesson & Pick<LessonQuestion, 'id'>) => ({
      call: lessonPostCalls.removeLessonPost,
      params: { id },
    }),
    read: () => null,
    changes: ({ lesson }) => [subject(lesson)],
  }),
});
