import type { addCourseByPlaylistSchema, PlaylistAnswer } from '@enlace/shared-contract/learning';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import type { Db } from '../../../infrastructure/db/database';
import { addRow } from '../../../kit/core/write/write-row';
import type { WriteContext } from '../../../kit/core/write/write-context';
import { coursesResource } from '../courses.resource';
import { learningTexts } from '../learning-texts';
import { lessonsResource } from '../lessons.resource';
import { renumber } from '../outline/outline';
import { firstPart, lessonOfVideo, truncateText } from './lesson-of-video';
import type { Playlist, PlaylistVideo } from './playlist';
import { playlistRefusal, previewOf } from './read-playlist';

type ImportRequest = z.infer<typeof addCourseByPlaylistSchema>;
type Item = PlaylistAnswer['meta']['items'][number];

export interface ImportResult {
  readonly courseId: number;
  readonly items: readonly Item[];
  readonly leftOut: number;
}

/**
 * Adds a draft course with a draft lesson for each chosen video that can be shown, in one transaction. Without a
 * choice, all videos are chosen. Throws VALIDATION_FAILED for a chosen video that is not in the playlist.
 */
export async function importPlaylist(
  writing: WriteContext,
  { playlist, request }: { readonly playlist: Playlist; readonly request: ImportRequest },
): Promise<ImportResult> {
  const { playlist: _address, videos: _addresses, items: chosenItems, modules = [], title, ...courseValues } = request;
  const preview = previewOf(playlist);
  const chosenVideos = chosenItems === undefined ? allVideos(playlist) : chooseVideos(playlist, request, writing);
  const course = {
    ...courseValues,
    title: truncateText(title || preview.title || (chosenVideos[0]?.title ?? ''), 200),
    summary: truncateText(firstPart(playlist.description), 500) || null,
    published_at: null,
  };
  if (course.title === '') throw playlistRefusal('title', learningTexts[writing.locale].noCourseTitle);
  return writing.deps.db.transaction().execute(async (trx) => {
    const courseId = await addRow(trx, coursesResource, removeUndefined(course), writing);
    await sql`update courses set playlist_id = ${playlist.id} where id = ${courseId}`.execute(trx);
    const shownIds = new Set(preview.items.flatMap((item) => (item.outcome === 'added' ? [item.video_id] : [])));
    const lessonsByVideo = new Map<string, { readonly id: number; readonly title: string }>();
    const lessonIdsByModule = new Map<number, number[]>();
    for (const { title: lessonTitle, video, module } of chosenVideos) {
      if (!shownIds.has(video.videoId) || lessonsByVideo.has(video.videoId)) continue;
      const lesson = lessonOfVideo({ ...video, title: lessonTitle }, courseId);
      const position = lessonsByVideo.size + 1;
      const id = await addRow(trx, lessonsResource, { ...lesson, position }, writing);
      await noteVideoTitle(trx, id, video);
      lessonsByVideo.set(video.videoId, { id, title: lesson.title });
      if (module !== null) lessonIdsByModule.set(module, [...(lessonIdsByModule.get(module) ?? []), id]);
    }
    await addModules(trx, courseId, modules, lessonIdsByModule);
    const items = preview.items.map((item): Item => {
      const lesson = item.outcome === 'added' ? lessonsByVideo.get(item.video_id) : undefined;
      if (lesson !== undefined) return { ...item, title: lesson.title, lesson_id: lesson.id };
      return { ...item, outcome: item.outcome === 'added' ? 'left_out' : item.outcome, lesson_id: null };
    });
    return { courseId, items, leftOut: playlist.leftOut };
  });
}

interface ChosenVideo {
  readonly video: PlaylistVideo;
  readonly title: string;
  /** Index of the module; null outside of modules. */
  readonly module: number | null;
}

function allVideos({ videos }: Playlist): ChosenVideo[] {
  return videos.map((video) => ({ video, title: video.title, module: null }));
}

/** The chosen videos in their order, with the titles of the author. */
function chooseVideos(
  { videos }: Playlist,
  { items = [], modules = [] }: ImportRequest,
  { locale }: WriteContext,
): ChosenVideo[] {
  const texts = learningTexts[locale];
  // The first entry of a repeated video counts.
  const videosById = new Map([...videos].reverse().map((video) => [video.videoId, video]));
  return items.map(({ video_id: videoId, title, module = null }) => {
    const video = videosById.get(videoId);
    if (video === undefined || !videosById.delete(videoId)) throw playlistRefusal('items', texts.unknownVideo);
    if (module !== null && modules[module] === undefined) throw playlistRefusal('modules', texts.unknownModule);
    return { video, title, module };
  });
}

/** Stores the title that a video has now, so that a later title is recognised as new. */
export async function noteVideoTitle(
  trx: Db,
  lessonId: number,
  { title }: Pick<PlaylistVideo, 'title'>,
): Promise<void> {
  await sql`update lessons set video_title = ${title} where id = ${lessonId}`.execute(trx);
}

/** Adds the modules that have lessons. */
async function addModules(
  trx: Db,
  courseId: number,
  modules: NonNullable<ImportRequest['modules']>,
  lessonIdsByModule: ReadonlyMap<number, readonly number[]>,
): Promise<void> {
  let position = 0;
  for (const [index, { title }] of modules.entries()) {
    const lessonIds = lessonIdsByModule.get(index);
    if (lessonIds === undefined) continue;
    position += 1;
    const { id } = await trx
      .insertInto('course_modules')
      .values({ course_id: courseId, title, position })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx.updateTable('lessons').set({ module_id: id }).where('id', 'in', lessonIds).execute();
  }
  if (position > 0) await renumber(trx, courseId);
}

function removeUndefined(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
