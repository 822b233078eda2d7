import * as z from 'zod/mini';

import { publicAccess, only } from '../access';
import { declareFields } from '../declare-fields';
import { defineResource, wire } from '../define-resource';
import { id, idInput, image, namedRow, optionalId, optionalInteger, timestamp } from '../fields';
import { longestCaptions } from '../parse-captions';
import * as field from '../record-fields';
import { locales } from '../text';
import {
  courseLevels,
  courseStatuses,
  lessonCompletions,
  lessonKinds,
  lessonOrders,
  lessonReleases,
  lessonStatuses,
} from './course-choices';

const choice = z.optional(z.string().check(z.maxLength(200)));

/** A lesson as its course lists it: what it is about, never its body. */
const lessonLine = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  summary: z.nullable(z.string()),
  kind: z.enum(lessonKinds),
  status: z.enum(lessonStatuses),
  position: z.number(),
  minutes: z.number(),
  /** Title of its module; null for a lesson outside of modules. */
  module: z.optional(z.nullable(z.string())),
});

/** Another course of the same way: one to complete before, or one that this one opens. */
const neighbour = z.object({ id, title: z.string(), slug: z.string(), level: z.enum(courseLevels) });

/** A teacher of the course. */
const instructor = z.object({
  id,
  name: z.string(),
  /** Address of the person's page (`people`); null without one. */
  slug: z.optional(z.nullable(z.string())),
  headline: z.nullable(z.string()),
  avatar: z.nullable(image),
});

/** Courses of the community (docs/SPECIFICATION.md, section 3). Public answers contain only published ones. */
export const courses = defineResource({
  name: 'courses',
  ...declareFields(
    {
      title: field.line(200),
      slug: z.string(),
      summary: field.text(500),
      /** HTML, cleaned by the API. */
      description: field.detail(field.text(60_000)),
      level: field.oneOfOrDefault(courseLevels),
      status: z.enum(courseStatuses),
      /** Language that it is taught in. */
      language: field.oneOfOrDefault(locales),
      area: z.nullable(namedRow),
      area_id: { write: optionalId },
      lessons_count: z.number(),
      /** All lessons together. */
      minutes: z.number(),
      /** Total duration with practice; null when unknown. */
      hours: field.wholeNumber(0, 1000),
      lesson_order: field.detail(field.oneOfOrDefault(lessonOrders)),
      cover: field.picture,
      /** The status follows from it: without it, the course is a draft. */
      published_at: field.instant,
      /** Courses to complete before this one. */
      courses_to_complete: field.relation('courses', neighbour),
      instructors: field.detail(field.relation('users', instructor)),
      lessons: field.detail({ read: z.array(lessonLine) }),
      /** Courses that ask for this one. */
      leads_to: field.detail({ read: z.array(neighbour) }),
      translations: field.detail(field.translations),
      deleted_at: z.optional(timestamp),
    },
    { hasSeo: true },
  ),
  filters: z.object({
    level: z.optional(z.enum(courseLevels)),
    area: choice,
    slug: choice,
    language: z.optional(z.enum(locales)),
    /** For users who may edit courses; all others get published ones only. */
    status: z.optional(z.enum(courseStatuses)),
  }),
  sorts: ['published_at', 'created_at', 'title', 'minutes', 'lessons_count', 'updated_at', 'level', 'area'],
  query: { area: { kind: 'relation', target: 'areas' } },
  translatable: ['title', 'summary', 'description'],
  richText: ['description'],
  children: [{ field: 'lessons', resource: 'lessons', column: 'course_id' }],
  isSoftDeleted: true,
  wire: {
    list: wire.get('/api/courses/list', publicAccess, { order: 'desc' }),
    get: wire.get('/api/courses/get/{id}/id', publicAccess),
    add: wire.post('/api/addcourse', 'multipart', only(['admin'], 'courses.add')),
    edit: wire.post('/api/editcourse?id={id}', 'multipart', only(['admin'], 'courses.edit')),
    remove: wire.post('/api/deletecourse?id={id}', 'none', only(['admin'], 'courses.remove')),
    hardRemove: wire.post('/api/deletehardcourse?id={id}', 'none', only(['admin'], 'courses.hardRemove')),
  },
});

/**
 * Lessons of courses. `body`, `video_url`, `captions` and `link_url` are for signed-in users; visitors get only the fact
 * that it is locked.
 */
export const lessons = defineResource({
  name: 'lessons',
  ...declareFields({
    slug: z.string(),
    title: field.line(200),
    course_id: { write: idInput },
    summary: field.text(500),
    /** HTML, cleaned by the API. */
    body: field.detail(field.text(60_000)),
    kind: field.oneOfOrDefault(lessonKinds),
    status: field.oneOfOrDefault(lessonStatuses),
    /** Position in the course; last by default. */
    position: { read: z.number(), write: optionalInteger(1, 10_000) },
    minutes: field.wholeNumberOr(0, 0, 6000),
    video_url: field.detail(field.url),
    /** Of its video, in the language of the course: WebVTT, or SubRip, which the API converts to WebVTT. */
    captions: field.detail(field.text(longestCaptions)),
    completion: field.detail(field.oneOfOrDefault(lessonCompletions)),
    /** Percent of the video that must be watched, or of the quiz that must be right. */
    threshold: field.detail(field.wholeNumberOr(90, 1, 100)),
    /** Attempts at its quiz; null without a limit of its own. */
    quiz_tries: field.detail(field.wholeNumber(1, 100)),
    /** Whether each learner gets the questions and choices of its quiz in another order. */
    is_quiz_shuffled: field.detail(field.flag),
    /** Page elsewhere that the lesson is about, or its PDF: also the path of a file of the library. */
    link_url: field.detail(field.pageOrFile),
    release: field.detail(field.oneOfOrDefault(lessonReleases)),
    /** Where `release` is `date`. */
    release_at: field.detail(field.instant),
    /** After the enrolment, where `release` is `days`; after the other lesson, where it is `lesson`. */
    release_days: field.detail(field.wholeNumberOr(0, 0, 365)),
    release_lesson_id: { write: optionalId },
    /** The lesson after which this one opens. */
    release_lesson: field.detail({ read: z.nullable(z.object({ id, title: z.string() })) }),
    /** Length of the video; 0 when only the minutes are known. */
    seconds: field.detail(field.wholeNumberOr(0, 0, 360_000)),
    course: z.object({ id, title: z.string(), slug: z.string() }),
    is_locked: field.detail({ read: z.boolean() }),
    translations: field.detail(field.translations),
    deleted_at: z.optional(timestamp),
  }),
  filters: z.object({
    course_id: z.optional(idInput),
    course: choice,
    slug: choice,
    kind: z.optional(z.enum(lessonKinds)),
    status: z.optional(z.enum(lessonStatuses)),
  }),
  sorts: ['position', 'title', 'created_at', 'minutes', 'updated_at', 'kind', 'status'],
  query: { course: { kind: 'relation', target: 'courses' }, is_locked: false },
  translatable: ['title', 'summary', 'body'],
  richText: ['body'],
  isSoftDeleted: true,
  wire: {
    list: wire.get('/api/lessons/list', publicAccess),
    get: wire.get('/api/lessons/get/{id}/id', publicAccess),
    add: wire.post('/api/addlesson', 'multipart', only(['admin'], 'lessons.add')),
    edit: wire.post('/api/editlesson?id={id}', 'multipart', only(['admin'], 'lessons.edit')),
    remove: wire.post('/api/deletelesson?id={id}', 'none', only(['admin'], 'lessons.remove')),
    hardRemove: wire.post('/api/v2/lessons/erase?id={id}', 'none', only(['admin'], 'lessons.hardRemove')),
  },
});
