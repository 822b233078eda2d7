import { AppError } from '@enlace/shared-contract/errors';
import { playlistCap, type PlaylistChanges, type syncPlaylistSchema } from '@enlace/shared-contract/learning';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import { addRow, writeRow } from '../../../kit/core/write/write-row';
import type { WriteContext } from '../../../kit/core/write/write-context';
import { learningTexts } from '../learning-texts';
import { lessonsResource } from '../lessons.resource';
import { noteVideoTitle } from './import-playlist';
import { lessonOfVideo, truncateText } from './lesson-of-video';
import { type Playlist, type PlaylistSource, videoIdOf } from './playlist';
import { playlistRefusal, previewOf } from './read-playlist';

type SyncRequest = z.infer<typeof syncPlaylistSchema>;

const noChanges: PlaylistChanges = { playlist_id: null, added: [], renamed: [], removed: [], left_out: 0 };

/** How the playlist of a course differs from its lessons. Throws NOT_FOUND; VALIDATION_FAILED without the playlist. */
export async function findPlaylistChanges(
  writing: WriteContext,
  { source, courseId }: { readonly source: PlaylistSource; readonly courseId: number },
): Promise<PlaylistChanges> {
  const playlist = await readPlaylistOfCourse(source, writing, courseId);
  return playlist === null ? noChanges : compare(playlist, await listLessons(writing.deps.db, courseId));
}

/**
 * Adds drafts of the chosen new videos at the end of the course, and gives the chosen lessons the titles of their
 * videos. What is up to date stays as it is. Answers the remaining differences.
 * @throws NOT_FOUND; VALIDATION_FAILED for a video that is not in the playlist, and for a lesson of another course
 */
export async function syncPlaylist(
  writing: WriteContext,
  {
    source,
    courseId,
    added: addedIds,
    renamed: renamedIds,
  }: SyncRequest & { readonly source: PlaylistSource; readonly courseId: number },
): Promise<PlaylistChanges> {
  const texts = learningTexts[writing.locale];
  const playlist = await readPlaylistOfCourse(source, writing, courseId);
  if (playlist === null) throw new AppError('NOT_FOUND', { message: `course ${courseId} has no playlist` });
  return transact(writing.deps.db, async (trx) => {
    await sql`select 1 from courses where id = ${courseId} for update`.execute(trx);
    const lessons = await listLessons(trx, courseId);
    const { added: newVideos, renamed: newTitles } = compare(playlist, lessons);
    if (addedIds.some((id) => playlist.videos.every(({ videoId }) => videoId !== id)))
      throw playlistRefusal('added', texts.unknownVideo);
    if (renamedIds.some((id) => lessons.every((lesson) => lesson.id !== id)))
      throw playlistRefusal('renamed', texts.otherCourse);
    const chosenVideoIds = new Set(addedIds);
    for (const { video_id: videoId } of newVideos) {
      const video = playlist.videos.find((one) => one.videoId === videoId);
      if (video === undefined || !chosenVideoIds.has(videoId)) continue;
      await noteVideoTitle(trx, await addRow(trx, lessonsResource, lessonOfVideo(video, courseId), writing), video);
    }
    for (const { lesson_id: id, title } of newTitles) {
      if (!renamedIds.includes(id)) continue;
      const values = { title: truncateText(title, 200) };
      await writeRow(trx, lessonsResource, { kind: 'edit', id, values }, writing);
      await noteVideoTitle(trx, id, { title });
    }
    return compare(playlist, await listLessons(trx, courseId));
  });
}

/** Reads the playlist of which a course was made; null for another course. Call it before a transaction starts. */
async function readPlaylistOfCourse(
  source: PlaylistSource,
  { deps, locale }: WriteContext,
  courseId: number,
): Promise<Playlist | null> {
  const { rows } = await sql<{ playlist_id: string | null }>`select playlist_id from courses
    where id = ${courseId} and deleted_at is null`.execute(deps.db);
  const [course] = rows;
  if (course === undefined) throw new AppError('NOT_FOUND', { message: `course ${courseId}` });
  if (course.playlist_id === null) return null;
  const playlist = await source.read(course.playlist_id, playlistCap);
  if (playlist !== null) return playlist;
  const text = learningTexts[locale].unknownPlaylist;
  throw new AppError('VALIDATION_FAILED', { message: 'the playlist is gone', userMessage: text });
}

interface LessonLine {
  readonly id: number;
  readonly title: string;
  readonly video_url: string | null;
  /** Title of the video when the lesson was made or renamed; null for a lesson that was made in another way. */
  readonly video_title: string | null;
}

async function listLessons(db: Db, courseId: number): Promise<readonly LessonLine[]> {
  const { rows } = await sql<LessonLine>`select id, title, video_url, video_title from lessons
    where course_id = ${courseId} and deleted_at is null order by position, id`.execute(db);
  return rows;
}

/** A lesson that was not made of the playlist is neither renamed nor removed, but its video is not new. */
function compare(playlist: Playlist, lessons: readonly LessonLine[]): PlaylistChanges {
  const items = previewOf(playlist).items.filter(({ outcome }) => outcome !== 'duplicate');
  const itemsById = new Map(items.map((item) => [item.video_id, item]));
  const lessonVideos = lessons.map((lesson) => ({ lesson, videoId: videoIdOf(lesson.video_url ?? '') }));
  const videoIds = new Set(lessonVideos.map(({ videoId }) => videoId));
  const newTitles: PlaylistChanges['renamed'] = [];
  const lostLessons: PlaylistChanges['removed'] = [];
  for (const { lesson, videoId } of lessonVideos) {
    if (videoId === null || lesson.video_title === null) continue;
    const item = itemsById.get(videoId);
    const line = { lesson_id: lesson.id, lesson_title: lesson.title };
    // A video beyond those that were read can still be in the playlist.
    if (item === undefined) lostLessons.push(...(playlist.leftOut > 0 ? [] : [line]));
    else if (item.outcome !== 'added') lostLessons.push(line);
    else if (item.title !== lesson.video_title && truncateText(item.title, 200) !== lesson.title)
      newTitles.push({ ...line, title: item.title });
  }
  const newItems = items.filter(({ video_id: id, outcome }) => outcome === 'added' && !videoIds.has(id));
  return {
    playlist_id: playlist.id,
    added: newItems.map(({ video_id, title, minutes, is_unlisted }) => ({ video_id, title, minutes, is_unlisted })),
    renamed: newTitles,
    removed: lostLessons,
    left_out: playlist.leftOut,
  };
}
