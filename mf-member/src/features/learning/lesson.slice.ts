import {
  enrolledSchema,
  enrolmentCalls,
  learningCalls,
  lessons,
  type storeWatchedSchema,
  type Watched,
  watchedAnswerSchema,
  watchingCalls,
} from '@enlace/shared-contract/learning';
import { createCalls, dataOf, defineCall } from '@enlace/shared-data';
import type * as z from 'zod/mini';

import { progress } from '../../lib/learning.slice';

interface WatchInput {
  readonly lesson: number;
  readonly message: z.infer<typeof storeWatchedSchema>;
  /** The learner leaves the lesson: lists show the new position. */
  readonly isLast: boolean;
  readonly wasCompleted: boolean;
}

/** A lesson that the user learns: its content, the position in its video, and its completion. */
export const ownLesson = createCalls('member/lesson', {
  lesson: defineCall({
    client: 'authenticated',
    request: ({ slug, lang }: { readonly slug: string; readonly lang: string }) => ({
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
