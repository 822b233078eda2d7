import { defineModule } from '../module/define-module';
import { trashJobs } from './trash-jobs';

export const trashModule = defineModule({
  name: 'trash',
  jobs: [(deps, { resources }) => trashJobs(deps, resources)],
});
