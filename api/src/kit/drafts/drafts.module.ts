import { defineModule } from '../module/define-module';
import { mountFailedPlans } from './mount-failed-plans';
import { publicationJobs } from './publication-jobs';

export const draftsModule = defineModule({
  name: 'drafts',
  routes: [(app, deps, { resources }) => mountFailedPlans(app, deps, resources)],
  jobs: [(deps, { resources }) => publicationJobs(deps, resources)],
});
