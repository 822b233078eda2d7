import { AppError } from '@enlace/shared-contract/errors';
import { mostPastedVideos, playlistCap, type PlaylistPreview } from '@enlace/shared-contract/learning';

import type { WriteContext } from '../../../kit/core/write/write-context';
import { learningTexts } from '../learning-texts';
import { truncateText } from './lesson-of-video';
import { type Playlist, playlistIdOf, type PlaylistSource, videoIdOf } from './playlist';

/** What an author names: a playlist, or videos by their addresses. */
interface NamedVideos {
  readonly playlist?: string | null | undefined;
  /** One address on each line. */
  readonly videos?: string | null | undefined;
}

/**
 * Reads the named playlist or videos; call it before a transaction starts. Throws VALIDATION_FAILED when they do not
 * exist.
 */
export async function readPlaylist(
  source: PlaylistSource,
  { playlist, videos }: NamedVideos,
  { locale }: Pick<WriteContext, 'locale'>,
): Promise<Playlist> {
  const texts = learningTexts[locale];
  if (!playlist && videos) return readPastedVideos(source, videos, locale);
  const id = playlist ? playlistIdOf(playlist) : null;
  if (id === null) throw playlistRefusal('playlist', texts.noPlaylist);
  const playlistContent = await source.read(id, playlistCap);
  if (playlistContent === null) throw playlistRefusal('playlist', texts.unknownPlaylist);
  requireShownVideo(playlistContent, 'playlist', locale);
  return playlistContent;
}

/** Reads the videos of pasted addresses, each once. */
async function readPastedVideos(
  source: PlaylistSource,
  text: string,
  locale: WriteContext['locale'],
): Promise<Playlist> {
  const texts = learningTexts[locale];
  const lines = text.split(/\r?\n/).flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
  const ids = lines.map((line) => {
    const id = videoIdOf(line);
    const message = texts.noVideoAddress.replace('{line}', () => truncateText(line, 80));
    if (id === null) throw playlistRefusal('videos', message);
    return id;
  });
  const uniqueIds = [...new Set(ids)];
  const videos = await source.readVideos(uniqueIds.slice(0, mostPastedVideos));
  const leftOut = Math.max(0, uniqueIds.length - mostPastedVideos);
  const pastedVideos: Playlist = { id: null, title: '', description: '', videos, leftOut };
  requireShownVideo(pastedVideos, 'videos', locale);
  return pastedVideos;
}

function requireShownVideo({ videos }: Playlist, field: 'playlist' | 'videos', locale: WriteContext['locale']): void {
  if (videos.every(({ state }) => state !== 'shown')) throw playlistRefusal(field, learningTexts[locale].noVideos);
}

/** What the playlist would become; a repeated video is a lesson once. */
export function previewOf(playlist: Playlist): PlaylistPreview {
  const knownVideoIds = new Set<string>();
  const items = playlist.videos.map(({ videoId, title, state, seconds, isUnlisted }, index) => {
    const outcome = knownVideoIds.has(videoId) ? 'duplicate' : state === 'shown' ? 'added' : state;
    knownVideoIds.add(videoId);
    const facts = { title, minutes: Math.ceil(seconds / 60), is_unlisted: isUnlisted };
    return { position: index + 1, video_id: videoId, ...facts, outcome } as const;
  });
  const title = truncateText(playlist.title || playlist.videos[0]?.title || '', 200);
  return { title, items, left_out: playlist.leftOut };
}

export function playlistRefusal(field: string, text: string): AppError {
  return new AppError('VALIDATION_FAILED', { message: field, fields: { [field]: [text] } });
}
