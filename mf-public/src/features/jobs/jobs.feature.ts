import { defineFeature } from '@enlace/shared-data';

export const jobsFeature = defineFeature({
  id: 'jobs',
  screens: {
    'jobs-list': () => import(/* webpackChunkName: "screen-jobs-list" */ './jobs.screen'),
    job: () => import(/* webpackChunkName: "screen-job" */ './job.screen'),
  },
});
