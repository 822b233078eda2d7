import { defineFeature } from '@enlace/shared-data';

export const learningFeature = defineFeature({
  id: 'learning',
  slices: [],
  screens: {
    courses: () => import(/* webpackChunkName: "screen-courses" */ './my-courses.screen'),
    lesson: () => import(/* webpackChunkName: "screen-lesson" */ './lesson.screen'),
  },
});
