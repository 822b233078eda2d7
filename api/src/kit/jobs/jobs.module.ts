import { jobCleaning } from '../../infrastructure/jobs/job-cleaning';
import { defineModule } from '../module/define-module';
import { mountDeadJobs } from './dead-jobs.routes';

export const jobsModule = defineModule({
  name: 'jobs',
  routes: [mountDeadJobs],
  jobs: [({ db }) => jobCleaning(db)],
});
