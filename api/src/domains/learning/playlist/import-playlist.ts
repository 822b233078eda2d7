import { AppError } from '@enlace/shared-contract/errors';
import {
  type addCourseByPlaylistSchema,
  type PlaylistAnswer,
  playlistCap,
  type PlaylistPreview,
} from '@enlace/shared-contract/learning';
import type * as z from 'zod/mini';

import type { Db } from '../../../infrastructure/db/database';
import { addRow } from '../../../kit/write/write-row';
import type { Writing } from '../../../kit/writing';
import { coursesResource } from '../courses.resource';
import { learningTexts } from '../learning-texts';
import { lessonsResource } from '../lessons.resource';
import { type Playlist, playlistIdOf, type PlaylistSource, type PlaylistVideo } from './playlist';

type ImportRequest = z.infer<typeof addCourseByPlaylistSchema>;
type Item = PlaylistAnswer['meta']['items'][number];

export interface ImportResult {
  readonly courseId: number;
  readonly items: readonly Item[];
  readonly leftOut: number;
}

/**
 * Reads the named playlist; call it before a transaction starts. Throws VALIDATION_FAILED when the playlist does not
 * exist.
 */
export async function readPlaylist(
  source: PlaylistSource,
  { playlist }: Pick<ImportRequest, 'playlist'>,
  { locale }: Pick<Writing, 'locale'>,
): Promise<Playlist> {
  const texts = learningTexts[locale];
  const id = playlistIdOf(playlist);
  if (id === null) throw refusal(texts.noPlaylist);
  const playlistContent = await source.read(id, playlistCap);
  if (playlistContent === null) throw refusal(texts.unknownPlaylist);
  if (playlistContent.videos.every(({ state }) => state !== 'shown')) throw refusal(texts.noVideos);
  return playlistContent;
}

/** What the playlist would become; a repeated video is a lesson once. */
export function previewOf(playlist: Playlist): PlaylistPreview {
  const knownVideoIds = new Set<string>();
  const items = playlist.videos.map(({ videoId, title, state }, index) => {
    const outcome = knownVideoIds.has(videoId) ? 'duplicate' : state === 'shown' ? 'added' : state;
    knownVideoIds.add(videoId);
    return { position: index + 1, video_id: videoId, title, outcome } as const;
  });
  const title = truncateText(playlist.title || playlist.videos[0]?.title || '', 200);
  return { title, items, left_out: playlist.leftOut };
}

/** Adds a draft course with a draft lesson for each video that can be shown, in one transaction. */
export async function importPlaylist(
  db: Db,
  playlist: Playlist,
  request: ImportRequest,
  writing: Writing,
): Promise<ImportResult> {
  const { playlist: _address, title, ...courseValues } = request;
  const preview = previewOf(playlist);
  return db.transaction().execute(async (trx) => {
    const course = {
      ...courseValues,
      title: title ? truncateText(title, 200) : preview.title,
      summary: truncateText(firstPart(playlist.description), 500) || null,
      published_at: null,
    };
    const courseId = await addRow(trx, coursesResource, removeUndefined(course), writing);
    const items: Item[] = [];
    let place = 0;
    for (const [index, video] of playlist.videos.entries()) {
      const item = preview.items[index];
      if (item === undefined) continue;
      const lesson = item.outcome === 'added' ? lessonOf(video, courseId, (place += 1)) : null;
      const lesson_id = lesson === null ? null : await addRow(trx, lessonsResource, lesson, writing);
      items.push({ ...item, lesson_id });
    }
    return { courseId, items, leftOut: playlist.leftOut };
  });
}

function lessonOf({ videoId, title, description, seconds }: PlaylistVideo, course_id: number, position: number) {
  return {
    course_id,
    title: truncateText(title, 200) || videoId,
    summary: truncateText(firstPart(description), 500) || null,
    kind: 'video',
    status: 'draft',
    position,
    minutes: Math.min(6000, Math.ceil(seconds / 60)),
    seconds: Math.min(360_000, seconds),
    video_url: `https://www.youtube.com/watch?v=${encodeURIComponent(videoId)}`,
  };
}

function firstPart(text: string): string {
  return (
    text
      .split(/\n\s*\n/)[0]
      ?.replace(/\s+/g, ' ')
      .trim() ?? ''
  );
}

/** Shortens a text to this number of characters; never cuts a surrogate pair. */
function truncateText(text: string, length: number): string {
  const trimmedText = text.trim();
  return trimmedText.length <= length
    ? trimmedText
    : `${trimmedText.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

function removeUndefined(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

function refusal(text: string): AppError {
  return new AppError('VALIDATION_FAILED', { message: 'playlist', fields: { playlist: [text] } });
}
