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
  getCourseBySlug: wire.post('/api/getcoursebyslug', 'json', publicAccess, { changes: [] }),
  getLessonBySlug: wire.post('/api/getlessonbyslug', 'json', publicAccess, { changes: [] }),
  addCourseByPlaylist: wire.post('/api/addcoursebyplaylist', 'multipart', only(['admin'], 'courses.add'), {
    changes: ['courses', 'lessons'],
  }),
  /** What a playlist would become; adds nothing. */
  previewPlaylist: wire.get('/api/v2/courses/playlist', only(['admin'], 'courses.add')),
} as const;

export const bySlugSchema = z.object({ slug: slug.check(z.minLength(1), z.maxLength(200)) });

/** Most videos of a playlist that become lessons; the rest is counted as left out. */
export const playlistCap = 500;

/** Address of a YouTube playlist, of a video within one, or the playlist's id. */
const playlist = line(500);

export const previewPlaylistSchema = z.object({ playlist });

export const addCourseByPlaylistSchema = z.object({
  playlist,
  /** That of the playlist by default. */
  title: optionalText(200),
  level: z.optional(z.enum(courseLevels)),
  language: z.optional(z.enum(locales)),
  area_id: optionalId,
});

/** What became of a video: a draft lesson, or the reason why not. */
const playlistOutcomes = ['added', 'private', 'deleted', 'duplicate', 'not_embeddable'] as const;

const video = z.object({
  /** Place in the playlist, from 1. */
  position: z.number(),
  video_id: z.string(),
  title: z.string(),
  outcome: z.enum(playlistOutcomes),
});

/** The videos of a playlist with what they would become. */
export const playlistPreviewSchema = z.object({
  /** Title of the course, when the form has none. */
  title: z.string(),
  items: z.array(video),
  /** Videos beyond the most that are taken. */
  left_out: z.number(),
});

export const playlistAnswerSchema = z.object({
  /** The course, a draft. */
  data: courses.entity,
  message: z.string(),
  meta: z.object({
    items: z.array(z.extend(video, { lesson_id: z.nullable(id) })),
    /** Videos beyond the most that are taken. */
    left_out: z.number(),
  }),
});

export type PlaylistOutcome = (typeof playlistOutcomes)[number];
export type PlaylistPreview = z.infer<typeof playlistPreviewSchema>;
export type PlaylistAnswer = z.infer<typeof playlistAnswerSchema>;
