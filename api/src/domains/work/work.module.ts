import { defineModule } from '../../kit/core/module/define-module';
import { jobEndingMail } from './jobs/notices/job-ending.mail';
import { jobReturnedMail } from './jobs/notices/job-returned.mail';
import { mountJobFacets } from './jobs/search/job-facets.routes';
import { mountJobMoves } from './jobs/states/job-moves.routes';
import { workBackgroundJobs } from './work-background-jobs';
import { workLabels } from './work-labels';
import { workPersonColumns } from './work-person-columns';
import { workResources } from './work-resources';

export const workModule = defineModule({
  name: 'work',
  auditLabels: workLabels,
  resources: workResources,
  routes: [mountJobFacets, mountJobMoves],
  backgroundJobs: [workBackgroundJobs],
  mails: [jobReturnedMail, jobEndingMail],
  personalData: { columns: workPersonColumns },
});
