import { defineFeature } from '@enlace/shared-data';

export const coursePlaylistFeature = defineFeature({
  id: 'course-playlist',
  screens: {
    'course-playlist': () => import(/* webpackChunkName: "screen-course-playlist" */ './course-playlist.screen'),
  },
});
