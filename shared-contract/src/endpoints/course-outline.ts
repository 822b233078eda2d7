import * as z from 'zod/mini';

import { only } from '../access';
import { wire } from '../define-resource';
import { id, idInput, line, translations } from '../fields';
import { lessonCompletions, lessonKinds, lessonReleases, lessonStatuses } from '../resources/course-choices';

const author = only(['admin'], 'courses.edit');

/** The modules of a course and the order of its lessons, as their authors see them. */
export const outlineCalls = {
  read: wire.get('/api/v2/courses/{id}/outline', author),
  /**
   * Stores all modules and the places of all lessons at once. A module that is missing is removed; its lessons stay.
   * 412 when the outline changed since `version`.
   */
  storeOutline: wire.post('/api/v2/courses/{id}/outline', 'json', author, { changes: ['courses', 'lessons'] }),
  /** Adds drafts of lessons at the end of a module, one for each title. */
  addLessons: wire.post('/api/v2/courses/{id}/lessons', 'json', only(['admin'], 'lessons.add'), {
    changes: ['courses', 'lessons'],
  }),
  /** Adds a draft with the content and the quiz of a lesson behind it. */
  duplicateLesson: wire.post('/api/v2/lessons/{id}/duplicate', 'none', only(['admin'], 'lessons.add'), {
    changes: ['courses', 'lessons'],
  }),
  /** The same for a module and its lessons. */
  duplicateModule: wire.post('/api/v2/course-modules/{id}/duplicate', 'none', only(['admin'], 'lessons.add'), {
    changes: ['courses', 'lessons'],
  }),
} as const;

/** Modules of a course, and lessons of a course, at most. */
const mostModules = 100;
const mostLessons = 1000;

const lessonIds = z.array(idInput).check(z.maxLength(mostLessons));

export const storeOutlineSchema = z.object({
  version: line(64),
  modules: z
    .array(
      z.object({
        /** Null for a new module. */
        id: z.nullable(idInput),
        title: line(200),
        translations,
        lessons: lessonIds,
      }),
    )
    .check(z.maxLength(mostModules)),
  /** Lessons outside of modules; they come after the modules. */
  lessons: lessonIds,
});

export const addLessonsSchema = z.object({
  /** Null for lessons outside of modules. */
  module_id: z.nullable(idInput),
  titles: z.array(line(200)).check(z.minLength(1), z.maxLength(100)),
});

const outlineLesson = z.object({
  id,
  title: z.string(),
  slug: z.string(),
  kind: z.enum(lessonKinds),
  status: z.enum(lessonStatuses),
  minutes: z.number(),
  completion: z.enum(lessonCompletions),
  release: z.enum(lessonReleases),
});

const outlineSchema = z.object({
  /** Changes with every change of the outline. */
  version: z.string(),
  modules: z.array(z.object({ id, title: z.string(), translations, lessons: z.array(outlineLesson) })),
  lessons: z.array(outlineLesson),
});

export const outlineAnswerSchema = z.object({ data: outlineSchema });

export type CourseOutline = z.infer<typeof outlineSchema>;
export type OutlineLesson = z.infer<typeof outlineLesson>;
