import { defineModule } from '../module/define-module';
import { bulkJobs } from './bulk-jobs';
import { mountBulk } from './mount-bulk';
import { bulkLabels } from './bulk-labels';

export const bulkModule = defineModule({
  name: 'bulk',
  auditLabels: bulkLabels,
  routes: [(app, deps, { resources }) => mountBulk(app, deps, resources)],
  jobs: [(deps, { resources }) => bulkJobs(deps, resources)],
});
