import type { ApiDeps } from '../../infrastructure/env/deps';
import type { JobRunner } from '../../infrastructure/jobs/define-job';
import { notifyOfEvent } from './notices/notify-of-event';
import { notifyOfEventJob } from './recruiting-job-kinds';

export function recruitingJobs(deps: ApiDeps): readonly JobRunner[] {
  return [notifyOfEventJob.runs((payload) => notifyOfEvent(deps, payload))];
}
