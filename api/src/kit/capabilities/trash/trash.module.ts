import { defineModule } from '../../core/module/define-module';
import { trashEnv } from './trash-env';
import { trashJobs } from './trash-jobs';
import { trashLabels } from './trash-labels';

export const trashModule = defineModule({
  name: 'trash',
  auditLabels: trashLabels,
  env: trashEnv,
  jobs: [(deps, { resources }) => trashJobs(deps, resources)],
});
