import * as z from 'zod/mini';

import { signedIn } from '../access';
import { wire } from '../define-resource';
import { id, idInput, image, optionalId, timestamp } from '../fields';
import { courseLevels, lessonCompletions, lessonKinds } from '../resources/course-choices';

/** What a member learns (docs/SPECIFICATION.md, section 7). The lists of the two first are empty on failure (8). */
export const enrolmentCalls = {
  /** The courses in which the user is enrolled, the last used first. */
  getMyCourses: wire.post('/api/getmycourses', 'json', signedIn, { changes: [] }),
  /** The lessons of these courses in their order, with what the user has completed. */
  getUserLessons: wire.post('/api/getuserlessons', 'json', signedIn, { changes: [] }),
  /** A course for the user: the progress, the required courses, and the state of each lesson. */
  getLearnerCourse: wire.get('/api/v2/learning/courses/{id}', signedIn),
  /** The courses that the user saved for later, the last saved first. */
  listSavedCourses: wire.get('/api/v2/learning/saved', signedIn),
  /** Saves a course for later, or takes it out again. A repeated call changes nothing. */
  saveCourse: wire.post('/api/v2/learning/courses/{id}/saved', 'json', signedIn, { changes: [] }),
  /** Enrols the user; a repeated call changes nothing. 409 with `unmet` while required courses are not completed. */
  enrol: wire.post('/api/enroll_course', 'json', signedIn, { changes: [] }),
  /** Completes a lesson; a repeated call changes nothing. 409 with `unmet` for lessons that are not open. */
  completeLesson: wire.post('/api/complete_lesson', 'json', signedIn, { changes: [] }),
} as const;

/** Body of `getmycourses` and `getuserlessons`: one course, or all without it. */
export const ofCourseSchema = z.object({ course_id: optionalId });

export const enrolSchema = z.object({ course_id: idInput });

export const completeLessonSchema = z.object({ lesson_id: idInput });

const lessonLink = z.object({ id, slug: z.string(), title: z.string() });

/** A course in which the user is enrolled. */
const myCourseSchema = z.object({
  /** Of the course. */
  id,
  slug: z.string(),
  title: z.string(),
  level: z.enum(courseLevels),
  cover: z.nullable(image),
  lessons_count: z.number(),
  /** Completed lessons that the course still has. */
  completed_count: z.number(),
  /** 0 to 100; 100 for a completed course, also when lessons were added since. */
  percent: z.number(),
  /** Minutes of the lessons that are not completed. */
  minutes_left: z.number(),
  /** The lesson to go on with: the last opened one, else the first that is not completed; null without one. */
  next_lesson: z.nullable(z.extend(lessonLink, { /** Where the learner stopped, in seconds. */ position: z.number() })),
  /** Last time at which a lesson was open, or the time of the enrolment. */
  seen_at: timestamp,
  enrolled_at: timestamp,
  /** Code of the certificate; null before the course is completed, and after a revocation. */
  certificate: z.nullable(z.string()),
  completed_at: z.nullable(timestamp),
});

const lessonStates = ['locked', 'available', 'completed'] as const;

/**
 * Why a lesson is locked: a required course is not completed, it opens on a date, or after another lesson. `order`: the
 * course asks for the lesson before it.
 */
const lessonLocks = ['course', 'date', 'lesson', 'order'] as const;

const lessonLock = z.object({
  rule: z.enum(lessonLocks),
  /** Time at which it opens; null while it depends on the learner. */
  opens_at: z.nullable(timestamp),
  /** Lesson to complete first. */
  lesson: z.nullable(lessonLink),
});

export const userLessonSchema = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  kind: z.enum(lessonKinds),
  position: z.number(),
  minutes: z.number(),
  course: z.object({ id, slug: z.string(), title: z.string() }),
  state: z.enum(lessonStates),
  /** Null for a lesson that is not locked. */
  lock: z.nullable(lessonLock),
  /** The module of the course; null outside of modules. */
  module: z.nullable(z.object({ id, title: z.string() })),
  completed_at: z.nullable(timestamp),
  /** Added, or opened again, since the learner completed the course. */
  is_new: z.boolean(),
  completion: z.enum(lessonCompletions),
  /** Percent of the video that must be watched, where `completion` is `watched`. */
  threshold: z.number(),
  watched_percent: z.number(),
  /** Where the learner stopped in the video, in seconds. */
  stopped_at: z.number(),
});

/** A course that must be completed before the enrolment. */
const requiredCourseSchema = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  /** Lessons that the user has completed, and all. */
  have: z.number(),
  need: z.number(),
  /** Whether the enrolment waits for it no longer: it is completed, has no lessons, or was waived for the user. */
  is_met: z.boolean(),
});

export const learnerCourseSchema = z.object({
  /** The progress; null without an enrolment. */
  course: z.nullable(myCourseSchema),
  required: z.array(requiredCourseSchema),
  is_saved: z.boolean(),
  /** The lessons in their order; none without an enrolment. */
  lessons: z.array(
    z.object({ id: userLessonSchema.shape.id, state: userLessonSchema.shape.state, lock: userLessonSchema.shape.lock }),
  ),
});

export const saveCourseSchema = z.object({ is_saved: z.boolean() });

const savedCourseSchema = z.object({
  /** Of the course. */
  id,
  slug: z.string(),
  title: z.string(),
  level: z.enum(courseLevels),
  cover: z.nullable(image),
  lessons_count: z.number(),
  minutes: z.number(),
  saved_at: timestamp,
});

export const savedCoursesSchema = z.object({ data: z.array(savedCourseSchema) });

export type SavedCourse = z.infer<typeof savedCourseSchema>;

export const learnerCourseAnswerSchema = z.object({ data: learnerCourseSchema });

export const myCoursesSchema = z.object({ data: z.array(myCourseSchema) });
export const userLessonsSchema = z.object({ data: z.array(userLessonSchema) });

/** Answer of `enroll_course` and `complete_lesson`: the course with the new progress. */
export const enrolledSchema = z.object({ data: myCourseSchema });

/**
 * What must be done first: a required course, the enrolment in the lesson's course, another lesson (`lesson`, `order`),
 * waiting (`date`), reading the lesson (`viewed`), watching its video, passing its quiz, handing its
 * task in, or the review of an author (`accepted`).
 */
const unmetRules = ['enrolment', ...lessonLocks, 'viewed', 'watched', 'passed', 'submitted', 'accepted'] as const;

const unmetSchema = z.object({
  rule: z.enum(unmetRules),
  course: z.object({ id, slug: z.string(), title: z.string() }),
  /** Lesson to complete first. */
  lesson: z.optional(lessonLink),
  /** Time at which the lesson opens. */
  opens_at: z.optional(timestamp),
  /** Completed lessons of the course and all; percent for `watched` and `passed`; seconds for `viewed`. */
  have: z.number(),
  need: z.number(),
  /** Path of the page on which it is done. */
  link: z.string(),
});

/** `details` of a refusal (409). */
export const refusedLearningSchema = z.object({ unmet: z.array(unmetSchema) });

export type LearnerCourse = z.infer<typeof learnerCourseSchema>;
export type MyCourse = z.infer<typeof myCourseSchema>;
export type UserLesson = z.infer<typeof userLessonSchema>;
export type Unmet = z.infer<typeof unmetSchema>;
