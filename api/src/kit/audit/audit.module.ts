import { defineModule } from '../module/define-module';
import { auditJobs } from './audit-jobs';
import { mountAudit } from './audit.routes';

export const auditModule = defineModule({
  name: 'audit',
  routes: [(app, deps, { resources }) => mountAudit(app, deps, resources)],
  jobs: [auditJobs],
});
