import { defineModule } from '../../core/module/define-module';
import { listenToWrites } from './audit-writes';
import { auditJobs } from './audit-jobs';
import { auditLabels } from './audit-labels';
import { mountAuditLabels } from './audit-labels.routes';
import { mountAudit } from './audit.routes';

export const auditModule = defineModule({
  name: 'audit',
  capability: { listenToWrites },
  auditLabels,
  routes: [
    (app, deps, { resources }) => mountAudit(app, deps, resources),
    (app, _deps, context) => mountAuditLabels(app, context.auditLabels),
  ],
  backgroundJobs: [auditJobs],
});
