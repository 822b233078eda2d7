import * as z from 'zod';

import { defineJob } from '../../infrastructure/background-jobs/define-job';

/** Notifies the applicant or the recruiters of the last event of an application. */
export const notifyOfEventJob = defineJob({
  kind: 'recruiting.notify-of-event',
  payload: z.object({ application: z.number(), version: z.number() }),
});

/** Reminds recruiters of applications without an answer, and closes those that have waited too long. */
export const tendApplicationsJob = defineJob({
  kind: 'recruiting.tend-applications',
  payload: z.object({}),
  everySeconds: 3600,
});

/** Notifies recruiters once a day of the follow-ups that are due. */
export const remindFollowUpsJob = defineJob({
  kind: 'recruiting.remind-follow-ups',
  payload: z.object({}),
  everySeconds: 86_400,
});
