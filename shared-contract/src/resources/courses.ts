import * as z from 'zod/mini';

import { anyone } from '../access';
import { defineResource, wire } from '../define-resource';
import { id, idInput, image, named, timestamp, translations } from '../fields';
import { abilitiesSchema } from '../list-query';
import { seoSchema } from '../seo';

export const courseLevels = ['beginner', 'intermediate', 'advanced'] as const;
export const lessonKinds = ['video', 'text', 'exercise'] as const;

const { title: _title, ...seoFields } = seoSchema.shape;
const choice = z.optional(z.string().check(z.maxLength(200)));

/** A lesson as its course lists it: what it is about, never its body. */
const lessonLine = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  summary: z.nullable(z.string()),
  kind: z.enum(lessonKinds),
  position: z.number(),
  minutes: z.number(),
});

/** Another course of the same way: one to complete before, or one that this one opens. */
const neighbour = z.object({ id, title: z.string(), slug: z.string(), level: z.enum(courseLevels) });

const courseRow = z.object({
  id,
  title: z.string(),
  slug: z.string(),
  summary: z.nullable(z.string()),
  level: z.enum(courseLevels),
  area: z.nullable(named),
  lessons_count: z.number(),
  /** All lessons together. */
  minutes: z.number(),
  cover: z.nullable(image),
  published_at: z.nullable(timestamp),
  /** Courses to complete before this one. */
  courses_to_complete: z.array(neighbour),
  deleted_at: z.optional(timestamp),
  created_at: timestamp,
  updated_at: timestamp,
  abilities: z.optional(abilitiesSchema),
});

/** Courses of the community (SPEC §3, Course). Unpublished ones leave public answers. */
export const courses = defineResource({
  name: 'courses',
  entity: z.extend(z.object(seoFields), {
    ...courseRow.shape,
    /** Paragraphs, plain text separated by blank lines. */
    description: z.nullable(z.string()),
    lessons: z.array(lessonLine),
    /** Courses that ask for this one. */
    leads_to: z.array(neighbour),
    seo_title: z.optional(z.nullable(z.string())),
    translations: z.optional(translations),
  }),
  listEntity: courseRow,
  write: z.object({}),
  filters: z.object({ level: z.optional(z.enum(courseLevels)), area: choice, slug: choice }),
  sorts: ['published_at', 'created_at', 'title', 'minutes', 'lessons_count', 'updated_at'],
  translatable: ['title', 'summary', 'description'],
  relations: [
    {
      field: 'courses_to_complete',
      attach: 'attach_courses_to_complete',
      detach: 'detach_courses_to_complete',
      target: 'courses',
    },
  ],
  hasSeo: true,
  isSoftDeleted: true,
  wire: {
    list: wire.get('/api/courses/list', anyone, { order: 'desc' }),
    get: wire.get('/api/courses/get/{id}/id', anyone),
  },
});

const lessonRow = z.object({
  ...lessonLine.shape,
  course: z.object({ id, title: z.string(), slug: z.string() }),
  created_at: timestamp,
  updated_at: timestamp,
  abilities: z.optional(abilitiesSchema),
});

/** Lessons of courses. `body` and `video_url` are for signed-in people; everybody else is told that it is locked. */
export const lessons = defineResource({
  name: 'lessons',
  entity: z.extend(lessonRow, {
    body: z.nullable(z.string()),
    video_url: z.nullable(z.string()),
    is_locked: z.boolean(),
    translations: z.optional(translations),
  }),
  listEntity: lessonRow,
  write: z.object({}),
  filters: z.object({ course_id: z.optional(idInput), course: choice, slug: choice }),
  sorts: ['position', 'title', 'created_at', 'minutes', 'updated_at'],
  translatable: ['title', 'summary', 'body'],
  isSoftDeleted: true,
  wire: {
    list: wire.get('/api/lessons/list', anyone),
    get: wire.get('/api/lessons/get/{id}/id', anyone),
  },
});
