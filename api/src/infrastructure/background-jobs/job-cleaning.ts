import * as z from 'zod';

import type { Db } from '../db/database';
import { defineJob, type JobRunner } from './define-job';
import { forgetOldJobs } from './background-jobs.repository';

const cleanJobs = defineJob({ kind: 'jobs.clean', payload: z.object({}), everySeconds: 3600 });

/** The job that deletes old jobs. */
export function jobCleaning(db: Db): readonly JobRunner[] {
  return [cleanJobs.runs(() => forgetOldJobs(db))];
}
