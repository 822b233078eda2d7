import { areas } from '@enlace/shared-contract/community';
import { learningCalls, playlistAnswerSchema, playlistPreviewSchema } from '@enlace/shared-contract/learning';
import { bodyOf, createCalls, dataOf, defineCall } from '@enlace/shared-data';

import { handleOf } from '../../lib/handle-of';

/** Values of the form; empty ones are those of the playlist. */
export interface PlaylistForm {
  readonly playlist: string;
  readonly title: string;
  readonly level: string;
  readonly language: string;
  readonly area_id: string;
}

export const emptyForm: PlaylistForm = { playlist: '', title: '', level: '', language: '', area_id: '' };

/** What a playlist would become, and the course that is made of it. */
export const coursePlaylist = createCalls('adminContent/coursePlaylist', {
  preview: defineCall({
    client: 'authenticated',
    mode: 'first',
    request: (playlist: string) => ({ call: learningCalls.previewPlaylist, query: { playlist } }),
    read: dataOf(playlistPreviewSchema),
  }),
  add: defineCall({
    client: 'authenticated',
    mode: 'first',
    request: (form: PlaylistForm) => ({
      call: learningCalls.addCourseByPlaylist,
      body: Object.fromEntries(Object.entries(form).filter(([, value]) => value !== '')),
    }),
    read: bodyOf(playlistAnswerSchema),
    changes: () => ['courses', 'lessons'],
  }),
});

export const areasHandle = handleOf(areas);
