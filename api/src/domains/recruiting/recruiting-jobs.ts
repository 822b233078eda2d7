import type { ApiDeps } from '../../infrastructure/env/deps';
import type { JobRunner } from '../../infrastructure/jobs/define-job';
import { tendApplications } from './deadlines/tend-applications';
import { notifyOfEvent } from './notices/notify-of-event';
import { notifyOfEventJob, tendApplicationsJob } from './recruiting-job-kinds';

export function recruitingJobs(deps: ApiDeps): readonly JobRunner[] {
  return [
    notifyOfEventJob.runs((payload) => notifyOfEvent(deps, payload)),
    tendApplicationsJob.runs(() => tendApplications(deps)),
  ];
}
