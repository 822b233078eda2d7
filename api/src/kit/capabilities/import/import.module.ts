import { defineModule } from '../../core/module/define-module';
import { importJobs } from './import-jobs';
import { mountImports } from './mount-imports';
import { importRunner } from './run-import';

export const importModule = defineModule({
  name: 'import',
  routes: [
    (app, deps, { resources }) =>
      mountImports(
        app,
        deps,
        resources.filter(({ resource }) => resource.capabilities.import),
      ),
  ],
  backgroundJobs: [(deps, { resources }) => importJobs(deps, resources)],
  contributes: { bulkRunner: { operation: 'import', runnerOf: importRunner } },
});
