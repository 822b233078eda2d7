import { areas } from '@enlace/shared-contract/community';
import { learningCalls, playlistAnswerSchema, playlistPreviewSchema } from '@enlace/shared-contract/learning';
import { bodyOf, createCalls, dataOf, defineCall } from '@enlace/shared-data';

import { handleOf } from '../../lib/handle-of';
import type { PlaylistChoice } from './playlist-lines';

/** Values of the form; empty ones are those of the playlist. */
export interface PlaylistForm {
  /** Whether the videos are those of a playlist, or of pasted addresses. */
  readonly source: 'playlist' | 'videos';
  readonly playlist: string;
  /** Addresses of videos, one on each line. */
  readonly videos: string;
  readonly title: string;
  readonly level: string;
  readonly language: string;
  readonly area_id: string;
}

export const emptyForm: PlaylistForm = {
  source: 'playlist',
  playlist: '',
  videos: '',
  title: '',
  level: '',
  language: '',
  area_id: '',
};

interface NewCourse {
  readonly form: PlaylistForm;
  readonly choice: PlaylistChoice;
}

/** What a playlist would become, and the course that is made of it. */
export const coursePlaylist = createCalls('adminContent/coursePlaylist', {
  preview: defineCall({
    client: 'authenticated',
    mode: 'first',
    request: ({ source, playlist, videos }: PlaylistForm) =>
      source === 'playlist'
        ? { call: learningCalls.previewPlaylist, query: { playlist } }
        : { call: learningCalls.previewVideos, body: { videos } },
    read: dataOf(playlistPreviewSchema),
  }),
  add: defineCall({
    client: 'authenticated',
    mode: 'first',
    request: (course: NewCourse) => ({ call: learningCalls.addCourseByPlaylist, body: bodyOfCourse(course) }),
    read: bodyOf(playlistAnswerSchema),
    changes: () => ['courses', 'lessons'],
  }),
});

export const areasHandle = handleOf(areas);

/** The lists are JSON text: as fields of a form, those of a long playlist are more than the API takes. */
function bodyOfCourse({ form, choice: { items, modules } }: NewCourse): Record<string, unknown> {
  const { source, playlist, videos, ...values } = form;
  return {
    ...(source === 'playlist' ? { playlist } : { videos }),
    ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')),
    items: JSON.stringify(items),
    ...(modules.length > 0 && { modules: JSON.stringify(modules) }),
  };
}
