import { defineFeature } from '@enlace/shared-data';

import { chapters } from '../../lib/chapters.slice';

export const chaptersFeature = defineFeature({
  id: 'chapters',
  slices: [chapters],
  screens: {
    'chapters-list': () => import(/* webpackChunkName: "screen-chapters-list" */ './chapters.screen'),
    chapter: () => import(/* webpackChunkName: "screen-chapter" */ './chapter.screen'),
  },
});
