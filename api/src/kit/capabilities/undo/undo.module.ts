import { defineModule } from '../../core/module/define-module';
import { forgetFrom } from '../../core/module/forget-from';
import { keepRemoval } from './removals';
import { mountRemovals } from './mount-removals';
import { removalJobs } from './removal-jobs';

export const undoModule = defineModule({
  name: 'undo',
  capability: {
    afterRemoval: async (trx, mountedResource, before, undo, writing) =>
      mountedResource.resource.capabilities.undo
        ? { undo: await keepRemoval(trx, mountedResource, before, undo, writing) }
        : {},
    forgetRows: forgetFrom('removals'),
  },
  routes: [(app, deps, { resources }) => mountRemovals(app, deps, resources)],
  backgroundJobs: [removalJobs],
});
