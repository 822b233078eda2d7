import type { PlaylistPreview } from '@enlace/shared-contract/learning';

/** A video that can become a lesson. */
export interface VideoLine {
  readonly url: string;
  readonly kind: 'video';
  readonly videoId: string;
  readonly title: string;
  /** 0 when unknown. */
  readonly minutes: number;
  readonly isUnlisted: boolean;
  readonly isChosen: boolean;
}

/** The head of a module; the title null is that of the lessons outside of modules. */
export interface HeadLine {
  readonly url: string;
  readonly kind: 'head';
  readonly title: string | null;
}

/** A line of the board. Without heads, the course has no modules. */
export type PlaylistLine = VideoLine | HeadLine;

export interface PlaylistGroup {
  /** Null for a course without modules. */
  readonly head: HeadLine | null;
  readonly rows: readonly VideoLine[];
}

/** What the API adds. */
export interface PlaylistChoice {
  readonly items: readonly { readonly video_id: string; readonly title: string; readonly module: number | null }[];
  readonly modules: readonly { readonly title: string }[];
}

/** In characters, of a lesson and of a module. */
export const longestTitle = 200;

export function linesOf({ items }: PlaylistPreview): VideoLine[] {
  return items
    .filter(({ outcome }) => outcome === 'added')
    .map(({ video_id: videoId, title, minutes, is_unlisted: isUnlisted }): VideoLine => ({
      url: `video-${videoId}`,
      kind: 'video',
      videoId,
      title: title.slice(0, longestTitle),
      minutes,
      isUnlisted,
      isChosen: true,
    }));
}

/** The lines by their heads. Lines before the first head belong to it. */
export function groupsOf(lines: readonly PlaylistLine[]): PlaylistGroup[] {
  const groups: { head: HeadLine | null; rows: VideoLine[] }[] = [];
  const early: VideoLine[] = [];
  for (const line of lines) {
    if (line.kind === 'head') groups.push({ head: line, rows: groups.length === 0 ? [...early] : [] });
    else (groups.at(-1)?.rows ?? early).push(line);
  }
  return groups.length === 0 ? [{ head: null, rows: early }] : groups;
}

/** The chosen videos in their order, and the modules that have some of them. */
export function choiceOf(lines: readonly PlaylistLine[]): PlaylistChoice {
  const modules: { title: string }[] = [];
  const items = groupsOf(lines).flatMap(({ head, rows }) => {
    const chosenRows = rows.filter(({ isChosen }) => isChosen);
    const title = head?.title ?? null;
    const module = title === null || chosenRows.length === 0 ? null : modules.push({ title: title.trim() }) - 1;
    return chosenRows.map((row) => ({ video_id: row.videoId, title: row.title.trim(), module }));
  });
  return { items, modules };
}

/** Whether a chosen video or its module has no title. */
export function lacksTitles(lines: readonly PlaylistLine[]): boolean {
  const { items, modules } = choiceOf(lines);
  return [...items, ...modules].some(({ title }) => title === '');
}
