import * as z from 'zod/mini';

import { only } from '../access';
import { wire } from '../define-resource';
import { browserZone, id, idInput, line, timestamp, wholeInput } from '../fields';
import { listMetaSchema } from '../list-answer';
import { lessonKinds } from '../resources/course-choices';

const mayRead = only(['admin'], 'courses.learners');
const mayGrant = only(['admin'], 'courses.grant');

/** Who learns in a course, how far, and where learners stop (docs/guides/learning.md). */
export const courseLearnerCalls = {
  listLearners: wire.get('/api/v2/courses/{id}/learners', mayRead),
  /** A learner with the lessons of the course. The id is the enrolment's. */
  getLearner: wire.get('/api/v2/enrolments/{id}', mayRead),
  /** The progress of all learners of the filters, as CSV. */
  downloadProgress: wire.get('/api/v2/courses/{id}/progress', mayRead),
  /** For each lesson: who began, who completed, and who was there last. */
  getCourseStops: wire.get('/api/v2/courses/{id}/stops', mayRead),
  /** For each minute of a lesson's video, the number of learners who watched it. */
  getLessonMinutes: wire.get('/api/v2/lessons/{id}/minutes', mayRead),
  /** Completes a lesson, or all lessons, for a learner. A lesson that is completed stays as it is. */
  grantLessons: wire.post('/api/v2/enrolments/{id}/grant', 'json', mayGrant, { changes: [] }),
  /** Takes the completed lessons of a learner back, with their positions, attempts and handed-in tasks. Notes and the certificate stay. */
  resetLearner: wire.post('/api/v2/enrolments/{id}/reset', 'json', mayGrant, { changes: [] }),
  /** Users for whom the course requires no other course. */
  listWaivers: wire.get('/api/v2/courses/{id}/waivers', mayRead),
  /** A repeated call stores the new reason. */
  waiveCourses: wire.post('/api/v2/courses/{id}/waivers', 'json', mayGrant, { changes: [] }),
  /** A repeated call changes nothing. */
  removeWaiver: wire.post('/api/v2/course-waivers/{id}/remove', 'json', mayGrant, { changes: [] }),
} as const;

/** `stalled`: in progress, and nothing was done for two weeks. */
export const learnerStates = ['all', 'open', 'stalled', 'completed'] as const;

export type LearnerState = (typeof learnerStates)[number];

export const learnerSorts = ['name', 'progress', 'enrolled_at', 'seen_at', 'completed_at'] as const;

const filters = {
  state: z.optional(z.enum(learnerStates)),
  /** Parts of the name and the e-mail address. */
  search: z.optional(z.string().check(z.maxLength(200))),
};

export const downloadProgressSchema = z.object({ ...filters, tz: browserZone });

export const listLearnersSchema = z.object({
  ...filters,
  sort: z.optional(z.enum(learnerSorts)),
  direction: z.optional(z.enum(['asc', 'desc'])),
  page: z.optional(wholeInput(1, 1_000_000)),
  per_page: z.optional(wholeInput(1, 100)),
});

export type LearnersQuery = z.infer<typeof listLearnersSchema>;

const learner = z.object({
  /** Of the enrolment. */
  id,
  user: z.object({ id, name: z.string(), email: z.nullable(z.string()) }),
  enrolled_at: timestamp,
  seen_at: timestamp,
  completed_at: z.nullable(timestamp),
  completed_count: z.number(),
  /** 0 to 100. */
  percent: z.number(),
});

export type Learner = z.infer<typeof learner>;

export const learnersSchema = z.object({
  data: z.array(learner),
  meta: z.extend(listMetaSchema, {
    /** Published lessons of the course. */
    lessons_count: z.number(),
    /** Learners of the search, by state. */
    states: z.record(z.enum(learnerStates), z.number()),
  }),
});

const learnerDetails = z.extend(learner, {
  lessons: z.array(
    z.object({
      id,
      title: z.string(),
      kind: z.enum(lessonKinds),
      completed_at: z.nullable(timestamp),
      watched_percent: z.number(),
      /** Best result of the quiz in percent; null without an attempt. */
      best_score: z.nullable(z.number()),
      /** Why it counts as completed without its rule; null for a lesson that the learner completed. */
      grant_reason: z.nullable(z.string()),
      granted_by: z.nullable(z.string()),
    }),
  ),
});

export type LearnerDetails = z.infer<typeof learnerDetails>;

export const learnerSchema = z.object({ data: learnerDetails });

const reason = line(500);

export const grantLessonsSchema = z.object({
  /** Null for all lessons. */
  lesson_id: z.nullable(idInput),
  reason,
});

export const resetLearnerSchema = z.object({
  /** Null for all lessons. */
  lesson_id: z.nullable(idInput),
  reason,
});

export const removeWaiverSchema = z.object({ reason });

export const waiveCoursesSchema = z.object({ user_id: idInput, reason });

const waiver = z.object({
  id,
  user: z.object({ id, name: z.string(), email: z.nullable(z.string()) }),
  reason: z.string(),
  created_at: timestamp,
  /** Who waived; null for a person who left. */
  created_by: z.nullable(z.string()),
});

export type CourseWaiver = z.infer<typeof waiver>;

export const waiversSchema = z.object({ data: z.array(waiver) });

const lessonStop = z.object({
  id,
  title: z.string(),
  kind: z.enum(lessonKinds),
  /** Learners who opened the video, tried the quiz, handed the task in, or completed the lesson. */
  begun_count: z.number(),
  completed_count: z.number(),
  /** Learners of the open course who did something in this lesson last. */
  last_count: z.number(),
  has_video: z.boolean(),
});

export type LessonStop = z.infer<typeof lessonStop>;

export const courseStopsSchema = z.object({
  data: z.object({ learners_count: z.number(), completed_count: z.number(), lessons: z.array(lessonStop) }),
});

export const lessonMinutesSchema = z.object({
  data: z.object({
    /** Learners who opened the video. */
    viewers_count: z.number(),
    /** Learners who watched a second of each minute, from the first minute on. */
    minutes: z.array(z.number()),
  }),
});
