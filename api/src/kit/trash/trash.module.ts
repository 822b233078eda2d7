import { defineModule } from '../module/define-module';
import { trashEnv } from './trash-env';
import { trashJobs } from './trash-jobs';

export const trashModule = defineModule({
  name: 'trash',
  env: trashEnv,
  jobs: [(deps, { resources }) => trashJobs(deps, resources)],
});
