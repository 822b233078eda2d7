import * as z from 'zod/mini';

import { publicAccess, only } from '../access';
import { defineResource, wire } from '../define-resource';
import {
  fileInput,
  id,
  idInput,
  idList,
  image,
  line,
  namedRow,
  optionalId,
  optionalInstant,
  optionalInteger,
  optionalText,
  optionalUrl,
  timestamp,
  translations,
} from '../fields';
import { abilitiesSchema } from '../list-query';
import { seoSchema } from '../seo';
import { locales } from '../text';

export const courseLevels = ['beginner', 'intermediate', 'advanced'] as const;
/** `scheduled`: published at an hour still to come. Only editors see what is not published. */
export const courseStatuses = ['published', 'scheduled', 'draft'] as const;
export const lessonKinds = ['video', 'text', 'exercise'] as const;
/** A published lesson is seen with its course, a draft by editors only. */
export const lessonStatuses = ['published', 'draft'] as const;

const { title: _title, ...seoFields } = seoSchema.shape;
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
});

/** Another course of the same way: one to complete before, or one that this one opens. */
const neighbour = z.object({ id, title: z.string(), slug: z.string(), level: z.enum(courseLevels) });

/** A teacher of the course. */
const instructor = z.object({
  id,
  name: z.string(),
  headline: z.nullable(z.string()),
  avatar: z.nullable(image),
});

const courseRow = z.object({
  id,
  title: z.string(),
  slug: z.string(),
  summary: z.nullable(z.string()),
  level: z.enum(courseLevels),
  status: z.enum(courseStatuses),
  /** Language that it is taught in. */
  language: z.enum(locales),
  area: z.nullable(namedRow),
  lessons_count: z.number(),
  /** All lessons together. */
  minutes: z.number(),
  /** Total duration with practice; null when unknown. */
  hours: z.nullable(z.number()),
  cover: z.nullable(image),
  published_at: z.nullable(timestamp),
  /** Courses to complete before this one. */
  courses_to_complete: z.array(neighbour),
  deleted_at: z.optional(timestamp),
  created_at: timestamp,
  updated_at: timestamp,
  abilities: z.optional(abilitiesSchema),
});

/** Courses of the community (docs/SPECIFICATION.md, section 3). Public answers contain only published ones. */
export const courses = defineResource({
  name: 'courses',
  entity: z.extend(z.object(seoFields), {
    ...courseRow.shape,
    /** HTML, cleaned by the API. */
    description: z.nullable(z.string()),
    instructors: z.array(instructor),
    lessons: z.array(lessonLine),
    /** Courses that ask for this one. */
    leads_to: z.array(neighbour),
    seo_title: z.optional(z.nullable(z.string())),
    translations: z.optional(translations),
  }),
  listEntity: courseRow,
  write: z.extend(z.object(seoFields), {
    title: line(200),
    summary: optionalText(500),
    description: optionalText(60_000),
    level: z.optional(z.enum(courseLevels)),
    language: z.optional(z.enum(locales)),
    area_id: optionalId,
    hours: optionalInteger(0, 1000),
    cover: fileInput,
    /** What an uploaded picture shows, in words. */
    cover_alt: optionalText(300),
    /** Its status follows from it: none for a draft. */
    published_at: optionalInstant,
    attach_courses_to_complete: idList,
    detach_courses_to_complete: idList,
    attach_instructors: idList,
    detach_instructors: idList,
    seo_title: optionalText(200),
    translations,
  }),
  filters: z.object({
    level: z.optional(z.enum(courseLevels)),
    area: choice,
    slug: choice,
    language: z.optional(z.enum(locales)),
    /** For users who may edit courses; all others get published ones only. */
    status: z.optional(z.enum(courseStatuses)),
  }),
  sorts: ['published_at', 'created_at', 'title', 'minutes', 'lessons_count', 'updated_at'],
  query: { area: { kind: 'relation', target: 'areas' } },
  translatable: ['title', 'summary', 'description'],
  richText: ['description'],
  relations: [
    {
      field: 'courses_to_complete',
      attach: 'attach_courses_to_complete',
      detach: 'detach_courses_to_complete',
      target: 'courses',
    },
    { field: 'instructors', attach: 'attach_instructors', detach: 'detach_instructors', target: 'users' },
  ],
  children: [{ field: 'lessons', resource: 'lessons', column: 'course_id' }],
  hasSeo: true,
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

const lessonRow = z.object({
  ...lessonLine.shape,
  course: z.object({ id, title: z.string(), slug: z.string() }),
  deleted_at: z.optional(timestamp),
  created_at: timestamp,
  updated_at: timestamp,
  abilities: z.optional(abilitiesSchema),
});

/** Lessons of courses. `body` and `video_url` are for signed-in users; visitors get only the fact that it is locked. */
export const lessons = defineResource({
  name: 'lessons',
  entity: z.extend(lessonRow, {
    /** HTML, cleaned by the API. */
    body: z.nullable(z.string()),
    video_url: z.nullable(z.string()),
    is_locked: z.boolean(),
    translations: z.optional(translations),
  }),
  listEntity: lessonRow,
  write: z.object({
    title: line(200),
    course_id: idInput,
    summary: optionalText(500),
    body: optionalText(60_000),
    kind: z.optional(z.enum(lessonKinds)),
    status: z.optional(z.enum(lessonStatuses)),
    /** Position in the course; last by default. */
    position: optionalInteger(1, 10_000),
    minutes: optionalInteger(0, 6000, 0),
    video_url: optionalUrl,
    translations,
  }),
  filters: z.object({
    course_id: z.optional(idInput),
    course: choice,
    slug: choice,
    kind: z.optional(z.enum(lessonKinds)),
    status: z.optional(z.enum(lessonStatuses)),
  }),
  sorts: ['position', 'title', 'created_at', 'minutes', 'updated_at'],
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
  },
});
