import { defineModule } from '../../core/module/define-module';
import { bulkJobs, type OperationRunner } from './bulk-jobs';
import { bulkLabels } from './bulk-labels';
import { mountBulk } from './mount-bulk';

declare module '../../core/module/define-module' {
  interface Contributions {
    bulkRunner: OperationRunner;
  }
}

export const bulkModule = defineModule({
  name: 'bulk',
  auditLabels: bulkLabels,
  routes: [(app, deps, { resources }) => mountBulk(app, deps, resources)],
  backgroundJobs: [(deps, { resources, contributionsOf }) => bulkJobs(deps, resources, contributionsOf('bulkRunner'))],
});
