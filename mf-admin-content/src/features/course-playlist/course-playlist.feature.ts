import { learningCalls } from '@enlace/shared-contract/learning';
import { allowedBy } from '@enlace/shared-contract/resources';
import { defineFeature } from '@enlace/shared-data';

import { work } from '../../lib/nav-groups';

const title = { en: 'Course from a playlist', es: 'Curso desde una lista', pt: 'Curso de uma playlist' };

export const coursePlaylistFeature = defineFeature({
  id: 'course-playlist',
  pages: [
    {
      name: 'course-playlist',
      path: '/admin/courses/playlist',
      layout: 'admin',
      protected: true,
      allowed: allowedBy([learningCalls.addCourseByPlaylist.access]),
      title,
      nav: { label: title, order: 335, place: 'main', icon: 'play', group: work },
      screen: () => import(/* webpackChunkName: "screen-course-playlist" */ './course-playlist.screen'),
    },
  ],
});
