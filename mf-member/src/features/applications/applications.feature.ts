import { defineFeature } from '@enlace/shared-data';

export const applicationsFeature = defineFeature({
  id: 'applications',
  slices: [],
  screens: {
    applications: () => import(/* webpackChunkName: "screen-applications" */ './list/applications.screen'),
    application: () => import(/* webpackChunkName: "screen-application" */ './details/application.screen'),
    apply: () => import(/* webpackChunkName: "screen-apply" */ './apply/apply.screen'),
  },
});
