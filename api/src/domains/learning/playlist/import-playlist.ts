import { AppError, type addCourseByPlaylistSchema, type PlaylistAnswer, playlistCap } from '@enlace/shared-contract';
import type * as z from 'zod/mini';

import type { Db } from '../../../infrastructure/db/database';
import { addRow } from '../../../kit/write/write-row';
import type { Writing } from '../../../kit/writing';
import { coursesResource } from '../courses.resource';
import { learningTexts } from '../learning-texts';
import { lessonsResource } from '../lessons.resource';
import { type Playlist, playlistIdOf, type PlaylistSource, type PlaylistVideo } from './playlist';

type Wanted = z.infer<typeof addCourseByPlaylistSchema>;
type Item = PlaylistAnswer['meta']['items'][number];

export interface Imported {
  readonly courseId: number;
  readonly items: readonly Item[];
  readonly leftOut: number;
}

/** The playlist a person named, read before any transaction begins. Throws VALIDATION_FAILED where there is none. */
export async function readPlaylist(
  source: PlaylistSource,
  { playlist }: Wanted,
  { locale }: Pick<Writing, 'locale'>,
): Promise<Playlist> {
  const texts = learningTexts[locale];
  const id = playlistIdOf(playlist);
  if (id === null) throw refusal(texts.noPlaylist);
  const found = await source.read(id, playlistCap);
  if (found === null) throw refusal(texts.unknownPlaylist);
  if (found.videos.every(({ state }) => state !== 'shown')) throw refusal(texts.noVideos);
  return found;
}

/** A draft course with a draft lesson for each video that can be shown, all or none of it. */
export async function importPlaylist(db: Db, playlist: Playlist, wanted: Wanted, writing: Writing): Promise<Imported> {
  const { playlist: _address, title, ...chosen } = wanted;
  return db.transaction().execute(async (trx) => {
    const course = {
      ...chosen,
      title: cut(title || playlist.title || playlist.videos[0]?.title || '', 200),
      summary: cut(firstPart(playlist.description), 500) || null,
      published_at: null,
    };
    const courseId = await addRow(trx, coursesResource, defined(course), writing);
    const items: Item[] = [];
    const seen = new Set<string>();
    let place = 0;
    for (const [index, video] of playlist.videos.entries()) {
      const outcome = seen.has(video.videoId) ? 'duplicate' : video.state === 'shown' ? 'added' : video.state;
      seen.add(video.videoId);
      const lesson = outcome === 'added' ? lessonOf(video, courseId, (place += 1)) : null;
      const lesson_id = lesson === null ? null : await addRow(trx, lessonsResource, lesson, writing);
      items.push({ position: index + 1, video_id: video.videoId, title: video.title, outcome, lesson_id });
    }
    return { courseId, items, leftOut: playlist.leftOut };
  });
}

function lessonOf({ videoId, title, description, seconds }: PlaylistVideo, course_id: number, position: number) {
  return {
    course_id,
    title: cut(title, 200) || videoId,
    summary: cut(firstPart(description), 500) || null,
    kind: 'video',
    status: 'draft',
    position,
    minutes: Math.min(6000, Math.ceil(seconds / 60)),
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

/** At most so many characters, never half of one. */
function cut(text: string, length: number): string {
  const trimmed = text.trim();
  return trimmed.length <= length ? trimmed : `${trimmed.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

function defined(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

function refusal(text: string): AppError {
  return new AppError('VALIDATION_FAILED', { message: 'playlist', fields: { playlist: [text] } });
}
