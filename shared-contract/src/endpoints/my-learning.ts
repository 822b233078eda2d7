import * as z from 'zod/mini';

import { signedIn } from '../access';
import { wire } from '../define-resource';
import { id, timestamp, timeZone } from '../fields';
import { lessonKinds } from '../resources/course-choices';

/** What is next in the courses of a user, and the user's weekly goal (docs/guides/learning.md). */
export const myLearningCalls = {
  getMyLearning: wire.get('/api/v2/my/learning', signedIn),
  /** Stores the goal of days in a week; null switches it off. */
  storeLearningGoal: wire.post('/api/v2/my/learning/goal', 'json', signedIn, { changes: [] }),
} as const;

/** `timezone`: of the browser, for the days of the week; UTC without it. */
export const getMyLearningSchema = z.object({ timezone: z.optional(timeZone) });

export const storeLearningGoalSchema = z.object({
  days: z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(7))),
  timezone: z.optional(timeZone),
});

/** `task` and `quiz` can be done now; `released` opened in the last seven days; `coming` opens in the next fourteen. */
const learningMatters = ['task', 'quiz', 'released', 'coming'] as const;

const matter = z.object({
  kind: z.enum(learningMatters),
  lesson: z.object({ id, slug: z.string(), title: z.string(), kind: z.enum(lessonKinds) }),
  course: z.object({ id, slug: z.string(), title: z.string() }),
  /** Time at which the lesson opened or opens; null for a task and a quiz. */
  opens_at: z.nullable(timestamp),
});

const week = z.object({
  /** Days of the week on which the user wants to learn; null without a goal. */
  goal: z.nullable(z.number()),
  /** From Monday to Sunday, in the zone of the request. */
  days: z.array(z.object({ day: z.string(), is_active: z.boolean(), is_today: z.boolean() })),
});

export const myLearningSchema = z.object({
  data: z.object({
    week,
    /** At most ten, in the order of their urgency. */
    matters: z.array(matter),
  }),
});

export const learningGoalSchema = z.object({ data: week });

export type LearningWeek = z.infer<typeof week>;
export type LearningMatter = z.infer<typeof matter>;
