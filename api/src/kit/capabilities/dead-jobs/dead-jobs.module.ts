import { jobCleaning } from '../../../infrastructure/background-jobs/job-cleaning';
import { defineModule } from '../../core/module/define-module';
import { mountDeadJobs } from './dead-jobs.routes';
import { jobsLabels } from './jobs-labels';

export const deadJobsModule = defineModule({
  name: 'dead-jobs',
  auditLabels: jobsLabels,
  routes: [mountDeadJobs],
  backgroundJobs: [({ db }) => jobCleaning(db)],
});
