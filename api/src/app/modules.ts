import { communityModule } from '../domains/community';
import { dashboardsModule } from '../domains/dashboards';
import { donationsModule } from '../domains/donations';
import { editorialModule } from '../domains/editorial';
import { eventsModule } from '../domains/events';
import { formsModule } from '../domains/forms';
import { identityModule } from '../domains/identity';
import { learningModule } from '../domains/learning';
import { mediaModule } from '../domains/media';
import { membershipsModule } from '../domains/memberships';
import { notificationsModule } from '../domains/notifications';
import { packagesModule } from '../domains/packages';
import { partnersModule } from '../domains/partners';
import { paymentsModule } from '../domains/payments';
import { recruitingModule } from '../domains/recruiting';
import { siteModule } from '../domains/site';
import { workModule } from '../domains/work';
import { auditModule } from '../kit/capabilities/audit/audit.module';
import { bulkModule } from '../kit/capabilities/bulk/bulk.module';
import { deadJobsModule } from '../kit/capabilities/dead-jobs/dead-jobs.module';
import { draftsModule } from '../kit/capabilities/drafts/drafts.module';
import { exportModule } from '../kit/capabilities/export/export.module';
import { historyModule } from '../kit/capabilities/history/history.module';
import { importModule } from '../kit/capabilities/import/import.module';
import { presenceModule } from '../kit/capabilities/presence/presence.module';
import { savedViewsModule } from '../kit/capabilities/saved-views/saved-views.module';
import { trashModule } from '../kit/capabilities/trash/trash.module';
import { undoModule } from '../kit/capabilities/undo/undo.module';
import type { ApiModule } from '../kit/core/module/define-module';

/**
 * All parts of the API: a new one is a folder and a line here. Identity is the first, because the others know its
 * viewer; the history is before the audit, because a write adds its revision before its audit entry.
 */
export const modules: readonly ApiModule[] = [
  identityModule,
  workModule,
  learningModule,
  communityModule,
  eventsModule,
  partnersModule,
  editorialModule,
  packagesModule,
  paymentsModule,
  membershipsModule,
  donationsModule,
  formsModule,
  mediaModule,
  notificationsModule,
  recruitingModule,
  dashboardsModule,
  siteModule,
  historyModule,
  undoModule,
  presenceModule,
  draftsModule,
  auditModule,
  bulkModule,
  importModule,
  exportModule,
  trashModule,
  deadJobsModule,
  savedViewsModule,
];
