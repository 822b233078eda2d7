import * as z from 'zod/mini';

import { publicAccess, only } from '../access';
import { wire } from '../define-resource';
import { id, idInput, line, optionalId, optionalInteger, optionalText, slug } from '../fields';
import { courseLevels } from '../resources/course-choices';
import { courses } from '../resources/courses';
import { locales } from '../text';
import { listOf, tableOf } from '../written-values';

const mayAdd = only(['admin'], 'courses.add');
const mayEdit = only(['admin'], 'courses.edit');

/**
 * Calls of learning that are not rows of a resource (docs/SPECIFICATION.md, section 7). Their errors have a body like
 * every other call.
 */
export const learningCalls = {
  getCourseBySlug: wire.post('/api/getcoursebyslug', 'json', publicAccess, { changes: [] }),
  getLessonBySlug: wire.post('/api/getlessonbyslug', 'json', publicAccess, { changes: [] }),
  addCourseByPlaylist: wire.post('/api/addcoursebyplaylist', 'multipart', mayAdd, {
    changes: ['courses', 'lessons'],
  }),
  /** What a playlist would become; adds nothing. */
  previewPlaylist: wire.get('/api/v2/courses/playlist', mayAdd),
  /** What the videos of pasted addresses would become; adds nothing. */
  previewVideos: wire.post('/api/v2/courses/playlist', 'json', mayAdd, { changes: [] }),
  /** How the playlist of a course differs from its lessons. */
  getPlaylistChanges: wire.get('/api/v2/courses/{id}/playlist', mayEdit),
  /**
   * Adds drafts of chosen new videos at the end, and gives chosen lessons the new titles of their videos. Deletes
   * nothing. A repeated call changes nothing.
   */
  syncPlaylist: wire.post('/api/v2/courses/{id}/playlist', 'json', mayEdit, { changes: ['courses', 'lessons'] }),
} as const;

export const bySlugSchema = z.object({ slug: slug.check(z.minLength(1), z.maxLength(200)) });

/** Most videos of a playlist that become lessons; the rest is counted as left out. */
export const playlistCap = 500;

/** Address of a YouTube playlist, of a video within one, or the playlist's id. */
const playlist = line(500);

export const previewPlaylistSchema = z.object({ playlist });

/** Most videos that an author pastes at once: each of them can be a request to its host. */
export const mostPastedVideos = 200;

/** Addresses of videos, one on each line. */
const pastedVideos = line(20_000);

export const previewVideosSchema = z.object({ videos: pastedVideos });

const videoId = line(64);
const mostModules = 100;

/** A chosen video; `module` is its index in `modules`, or null for a lesson outside of modules. */
const chosenVideo = z.object({ video_id: videoId, title: line(200), module: optionalInteger(0, mostModules - 1) });

export const addCourseByPlaylistSchema = z.object({
  /** Required without `videos`. */
  playlist: optionalText(500),
  /** Addresses of videos instead of a playlist. */
  videos: optionalText(20_000),
  /** That of the playlist by default. */
  title: optionalText(200),
  level: z.optional(z.enum(courseLevels)),
  language: z.optional(z.enum(locales)),
  area_id: optionalId,
  /** The videos that become lessons, in their order; missing for all videos of the playlist. */
  items: z.optional(listOf(z.array(tableOf(chosenVideo)).check(z.minLength(1), z.maxLength(playlistCap)))),
  modules: z.optional(listOf(z.array(tableOf(z.object({ title: line(200) }))).check(z.maxLength(mostModules)))),
});

/** What became of a video: a draft lesson, or the reason why not. `left_out`: the author did not choose it. */
const playlistOutcomes = ['added', 'private', 'deleted', 'duplicate', 'not_embeddable', 'left_out'] as const;

const video = z.object({
  /** Place in the playlist, from 1. */
  position: z.number(),
  video_id: z.string(),
  /** Empty when its host does not answer it. */
  title: z.string(),
  /** 0 when unknown. */
  minutes: z.number(),
  /** Only people with its address find it at its host. */
  is_unlisted: z.boolean(),
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

const newVideo = z.object({ video_id: z.string(), title: z.string(), minutes: z.number(), is_unlisted: z.boolean() });

/** Differences between a playlist and the lessons of the course that was made of it. */
const playlistChanges = z.object({
  /** Null for a course that was not made of a playlist; then there are no differences. */
  playlist_id: z.nullable(z.string()),
  /** Videos without a lesson. */
  added: z.array(newVideo),
  /** Lessons whose videos have other titles than before. */
  renamed: z.array(z.object({ lesson_id: id, lesson_title: z.string(), title: z.string() })),
  /** Lessons whose videos are not in the playlist any more, or cannot be shown. */
  removed: z.array(z.object({ lesson_id: id, lesson_title: z.string() })),
  /** Videos beyond the most that are read. */
  left_out: z.number(),
});

export const playlistChangesSchema = z.object({ data: playlistChanges });

export const syncPlaylistSchema = z.object({
  /** Ids of videos that become lessons. */
  added: z.array(videoId).check(z.maxLength(playlistCap)),
  /** Lessons that get the titles of their videos. */
  renamed: z.array(idInput).check(z.maxLength(1000)),
});

export type PlaylistChanges = z.infer<typeof playlistChanges>;
export type PlaylistOutcome = (typeof playlistOutcomes)[number];
export type PlaylistPreview = z.infer<typeof playlistPreviewSchema>;
export type PlaylistAnswer = z.infer<typeof playlistAnswerSchema>;
