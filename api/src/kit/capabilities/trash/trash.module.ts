import { defineModule } from '../../core/module/define-module';
import { mountTrash } from './mount-trash';
import { trashEnv } from './trash-env';
import { trashJobs } from './trash-jobs';
import { trashLabels } from './trash-labels';

export const trashModule = defineModule({
  name: 'trash',
  capability: { mount: (app, deps, { resource, options }) => mountTrash(app, deps, resource, options) },
  auditLabels: trashLabels,
  env: trashEnv,
  backgroundJobs: [(deps, { resources }) => trashJobs(deps, resources)],
});
