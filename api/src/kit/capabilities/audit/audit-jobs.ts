import * as z from 'zod';

import { sealAudit } from '../../../infrastructure/audit/audit-chain';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { deriveKey } from '../../../infrastructure/env/keys';
import { defineJob, type JobRunner } from '../../../infrastructure/background-jobs/define-job';

const sealEntries = defineJob({ kind: 'audit.seal-entries', payload: z.object({}), everySeconds: 30 });

export function auditJobs({ db, env }: Pick<ApiDeps, 'db' | 'env'>): readonly JobRunner[] {
  const key = deriveKey(env.tokenSecret, 'audit chain');
  return [sealEntries.runs(() => sealAudit(db, key))];
}
