import * as z from 'zod/mini';

import { publicAccess, only } from '../access';
import { wire } from '../define-resource';
import { id, line, optionalId, optionalText, slug } from '../fields';
import { courseLevels, courses } from '../resources/courses';
import { locales } from '../text';

/**
 * Calls of learning that are not rows of a resource (docs/SPECIFICATION.md, section 7). Their errors have a body like
 * every other call.
 */
export const learningCalls = {
  getCourseBySlug: wire.post('/api/getcoursebyslug', 'json', publicAccess),
  getLessonBySlug: wire.post('/api/getlessonbyslug', 'json', publicAccess),
  addCourseByPlaylist: wire.post('/api/addcoursebyplaylist', 'multipart', only(['admin'], 'courses.add')),
} as const;

export const bySlugSchema = z.object({ slug: slug.check(z.minLength(1), z.maxLength(200)) });

/** Most videos of a playlist that become lessons; the rest is counted as left out. */
export const playlistCap = 500;

export const addCourseByPlaylistSchema = z.object({
  /** Address of a YouTube playlist, of a video within one, or the playlist's id. */
  playlist: line(500),
  /** That of the playlist by default. */
  title: optionalText(200),
  level: z.optional(z.enum(courseLevels)),
  language: z.optional(z.enum(locales)),
  area_id: optionalId,
});

/** What became of a video: a draft lesson, or the reason why not. */
export const playlistOutcomes = ['added', 'private', 'deleted', 'duplicate', 'not_embeddable'] as const;

export const playlistAnswerSchema = z.object({
  /** The course, a draft. */
  data: courses.entity,
  message: z.string(),
  meta: z.object({
    items: z.array(
      z.object({
        /** Place in the playlist, from 1. */
        position: z.number(),
        video_id: z.string(),
        title: z.string(),
        outcome: z.enum(playlistOutcomes),
        lesson_id: z.nullable(id),
      }),
    ),
    /** Videos beyond the most that are taken. */
    left_out: z.number(),
  }),
});

export type PlaylistOutcome = (typeof playlistOutcomes)[number];
export type PlaylistAnswer = z.infer<typeof playlistAnswerSchema>;
