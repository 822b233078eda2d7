import * as z from 'zod';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { defineJob, type JobRunner } from '../../../infrastructure/background-jobs/define-job';
import { forgetRemovals } from './removals';

const cleanRemovals = defineJob({ kind: 'removals.clean', payload: z.object({}), everySeconds: 60 });

export function removalJobs({ db, clock }: Pick<ApiDeps, 'db' | 'clock'>): readonly JobRunner[] {
  return [cleanRemovals.runs(() => forgetRemovals(db, clock()))];
}
