import { defineModule } from '../../core/module/define-module';
import { mountRemovals } from './mount-removals';
import { removalJobs } from './removal-jobs';

export const undoModule = defineModule({
  name: 'undo',
  routes: [(app, deps, { resources }) => mountRemovals(app, deps, resources)],
  jobs: [removalJobs],
});
