import * as z from 'zod';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { defineJob, type JobRunner } from '../../../infrastructure/background-jobs/define-job';
import { cleanShares } from './shares/shares';

const cleanLinks = defineJob({ kind: 'dashboards.clean-links', payload: z.object({}), everySeconds: 86_400 });

export function boardsJobs({ db, clock }: ApiDeps): readonly JobRunner[] {
  return [cleanLinks.runs(() => cleanShares(db, clock()))];
}
