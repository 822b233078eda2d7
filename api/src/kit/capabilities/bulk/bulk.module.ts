import { defineModule } from '../../core/module/define-module';
import { bulkJobs } from './bulk-jobs';
import { bulkLabels } from './bulk-labels';
import { mountBulk } from './mount-bulk';

export const bulkModule = defineModule({
  name: 'bulk',
  auditLabels: bulkLabels,
  routes: [(app, deps, { resources }) => mountBulk(app, deps, resources)],
  jobs: [(deps, { resources }) => bulkJobs(deps, resources)],
});
