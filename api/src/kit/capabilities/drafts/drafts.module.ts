import { defineModule } from '../../core/module/define-module';
import { forgetFrom } from '../../core/module/forget-from';
import { findPreviewRecord } from './answer-preview';
import { withDraftStates } from './draft-states';
import { mountDrafts } from './mount-drafts';
import { mountPreview } from './mount-preview';
import { draftsLabels } from './drafts-labels';
import { mountFailedPlans } from './mount-failed-plans';
import { publicationJobs } from './publication-jobs';

export const draftsModule = defineModule({
  name: 'drafts',
  capability: {
    mount: (app, deps, mountedResource) => {
      mountDrafts(app, deps, mountedResource);
      mountPreview(app, deps, mountedResource);
    },
    findPageRecord: findPreviewRecord,
    completeRows: withDraftStates,
    forgetRows: forgetFrom('drafts', 'publications'),
  },
  auditLabels: draftsLabels,
  routes: [(app, deps, { resources }) => mountFailedPlans(app, deps, resources)],
  backgroundJobs: [(deps, { resources }) => publicationJobs(deps, resources)],
});
