import * as z from 'zod';

import type { ApiDeps } from '../../infrastructure/env/deps';
import { defineJob, type JobRunner } from '../../infrastructure/jobs/define-job';
import { cleanNotifications } from './notifications.repository';

const clean = defineJob({ kind: 'notifications.clean', payload: z.object({}), everySeconds: 3600 });

export function notificationsJobs(deps: Pick<ApiDeps, 'db' | 'clock'>): readonly JobRunner[] {
  return [clean.runs(() => cleanNotifications(deps.db, deps.clock()))];
}
