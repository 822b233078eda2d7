import { defineModule } from '../../core/module/define-module';
import { draftsLabels } from './drafts-labels';
import { mountFailedPlans } from './mount-failed-plans';
import { publicationJobs } from './publication-jobs';

export const draftsModule = defineModule({
  name: 'drafts',
  auditLabels: draftsLabels,
  routes: [(app, deps, { resources }) => mountFailedPlans(app, deps, resources)],
  jobs: [(deps, { resources }) => publicationJobs(deps, resources)],
});
