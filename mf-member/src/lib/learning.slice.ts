import {
  enrolledSchema,
  enrolmentCalls,
  learningCalls,
  lessons,
  myCoursesSchema,
  type storeWatchedSchema,
  userLessonsSchema,
  type Watched,
  watchedAnswerSchema,
  watchingCalls,
} from '@enlace/shared-contract/learning';
import type * as z from 'zod/mini';
import { type CallSpec, createCalls, dataOf, defineCall, isCancelled } from '@enlace/shared-data';

interface LoadedList<Row> {
  readonly rows: readonly Row[];
  readonly isFailed: boolean;
}

/** A list that is empty when its call fails (docs/SPECIFICATION.md, section 8). */
function emptyOnFailure<Input, Row>({
  mode,
  client,
  perform,
}: CallSpec<Input, readonly Row[]>): CallSpec<Input, LoadedList<Row>> {
  return {
    mode,
    client,
    *perform(input, ask) {
      try {
        return { rows: yield* perform(input, ask), isFailed: false };
      } catch (error) {
        if (isCancelled(error)) throw error;
        return { rows: [], isFailed: true };
      }
    },
    shows: () => [progress],
  };
}

/** Subject of what the user learns. */
export const progress = 'my-learning';

interface InLanguage {
  readonly lang: string;
}

interface WatchInput {
  readonly lesson: number;
  readonly message: z.infer<typeof storeWatchedSchema>;
  /** The learner leaves the lesson: lists show the new position. */
  readonly isLast: boolean;
  readonly wasCompleted: boolean;
}

/** The courses of the user with their lessons and progress. */
export const learning = createCalls('member/learning', {
  courses: emptyOnFailure(
    defineCall({
      client: 'authenticated',
      request: ({ lang }: InLanguage) => ({ call: enrolmentCalls.getMyCourses, query: { lang }, body: {} }),
      read: dataOf(myCoursesSchema.shape.data),
    }),
  ),
  lessons: emptyOnFailure(
    defineCall({
      client: 'authenticated',
      request: ({ course, lang }: InLanguage & { readonly course: number }) => ({
        call: enrolmentCalls.getUserLessons,
        query: { lang },
        body: { course_id: course },
      }),
      read: dataOf(userLessonsSchema.shape.data),
    }),
  ),
  lesson: defineCall({
    client: 'authenticated',
    request: ({ slug, lang }: InLanguage & { readonly slug: string }) => ({
      call: learningCalls.getLessonBySlug,
      query: { lang },
      body: { slug },
    }),
    read: dataOf(lessons.entity),
    shows: () => [lessons.name, progress],
  }),
  complete: defineCall({
    mode: 'first',
    client: 'authenticated',
    request: ({ lesson }: { readonly lesson: number }) => ({
      call: enrolmentCalls.completeLesson,
      body: { lesson_id: lesson },
    }),
    read: dataOf(enrolledSchema.shape.data),
    changes: () => [progress],
  }),
  begin: defineCall({
    mode: 'queue',
    client: 'authenticated',
    request: ({ lesson }: { readonly lesson: number }) => ({ call: watchingCalls.begin, params: { id: lesson } }),
    read: dataOf(watchedAnswerSchema.shape.data),
  }),
  watch: defineCall({
    mode: 'queue',
    client: 'authenticated',
    request: ({ lesson, message }: WatchInput) => ({
      call: watchingCalls.store,
      params: { id: lesson },
      body: { ...message },
    }),
    read: dataOf(watchedAnswerSchema.shape.data),
    changes: ({ isLast, wasCompleted }, { is_completed: isCompleted }: Watched) =>
      isLast || (isCompleted && !wasCompleted) ? [progress] : [],
  }),
});
