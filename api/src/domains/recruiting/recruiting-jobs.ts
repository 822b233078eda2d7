import type { ApiDeps } from '../../infrastructure/env/deps';
import type { JobRunner } from '../../infrastructure/background-jobs/define-job';
import { tendApplications } from './deadlines/tend-applications';
import { notifyOfEvent } from './notices/notify-of-event';
import { notifyOfEventJob, remindFollowUpsJob, tendApplicationsJob } from './recruiting-job-kinds';
import { remindFollowUps } from './talent-notes/remind-follow-ups';

export function recruitingJobs(deps: ApiDeps): readonly JobRunner[] {
  return [
    notifyOfEventJob.runs((payload) => notifyOfEvent(deps, payload)),
    remindFollowUpsJob.runs(() => remindFollowUps(deps)),
    tendApplicationsJob.runs(() => tendApplications(deps)),
  ];
}
