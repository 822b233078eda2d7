import { defineModule } from '../../kit/core/module/define-module';
import { mediaJobs } from './clean-files';
import { mountFiles } from './files.routes';
import { mountLibrary } from './library/library.routes';
import { mediaLabels } from './media-labels';
import { mediaResources } from './media-resources';

export const mediaModule = defineModule({
  name: 'media',
  auditLabels: mediaLabels,
  resources: mediaResources,
  routes: [
    (app, deps) => mountFiles(app, deps, deps.auth.resolveViewer),
    (app, deps, { resources }) => mountLibrary(app, deps, resources),
  ],
  backgroundJobs: [mediaJobs],
});
