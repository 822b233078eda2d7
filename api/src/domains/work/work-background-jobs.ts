import * as z from 'zod';

import type { ApiDeps } from '../../infrastructure/env/deps';
import { defineJob, type JobRunner } from '../../infrastructure/background-jobs/define-job';
import { remindOfLastDays } from './jobs/notices/remind-of-last-days';

const remindJob = defineJob({ kind: 'work.remind-of-last-days', payload: z.object({}), everySeconds: 86_400 });

/** The recurring work of the domain. */
export function workBackgroundJobs(deps: ApiDeps): readonly JobRunner[] {
  return [remindJob.runs(() => remindOfLastDays(deps))];
}
