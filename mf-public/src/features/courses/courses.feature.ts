import { defineFeature } from '@enlace/shared-data';

export const coursesFeature = defineFeature({
  id: 'courses',
  screens: {
    'courses-list': () => import(/* webpackChunkName: "screen-courses-list" */ './courses.screen'),
    certificate: () => import(/* webpackChunkName: "screen-certificate" */ './certificate/certificate.screen'),
    course: () => import(/* webpackChunkName: "screen-course" */ './course.screen'),
  },
});
