import * as z from 'zod';

import type { ApiDeps } from '../../infrastructure/env/deps';
import { defineJob, type JobRunner } from '../../infrastructure/background-jobs/define-job';
import { finishCourses } from './enrolment/finish-courses';

/** Completes the courses of which nothing is left to complete since a lesson was removed. */
const finish = defineJob({ kind: 'learning.finish-courses', payload: z.object({}), everySeconds: 600 });

export function learningJobs(deps: ApiDeps): readonly JobRunner[] {
  return [
    finish.runs(async () => {
      await finishCourses(deps);
    }),
  ];
}
