import { donationPayments, donationsJobs } from '../domains/donations';
import { eventsJobs, orderPayments, organiserJobs, waitingJobs } from '../domains/events';
import { formsJobs } from '../domains/forms';
import { type Auth, identityJobs } from '../domains/identity';
import { mediaJobs } from '../domains/media';
import { notificationsJobs } from '../domains/notifications';
import { membershipsJobs } from '../domains/memberships';
import { paymentsJobs } from '../domains/payments';
import type { ApiDeps } from '../infrastructure/env/deps';
import type { JobRunner } from '../infrastructure/jobs/define-job';
import { jobCleaning } from '../infrastructure/jobs/job-cleaning';
import { auditJobs } from '../kit/audit/audit-jobs';
import { bulkJobs } from '../kit/bulk/bulk-jobs';
import { publicationJobs } from '../kit/drafts/publication-jobs';
import { trashJobs } from '../kit/trash/trash-jobs';
import { removalJobs } from '../kit/undo/removal-jobs';
import type { MountedResource } from '../kit/resource-options';

/** All jobs of the API. */
export function allJobs(deps: ApiDeps, auth: Auth, resources: readonly MountedResource[]): readonly JobRunner[] {
  return [
    ...auth.jobs,
    ...auditJobs(deps),
    ...bulkJobs(deps, resources),
    ...publicationJobs(deps, resources),
    ...removalJobs(deps),
    ...trashJobs(deps, resources),
    ...mediaJobs(deps),
    ...eventsJobs(deps),
    ...organiserJobs(deps),
    ...waitingJobs(deps),
    ...formsJobs(deps),
    ...paymentsJobs(deps, [orderPayments, ...donationPayments(deps)]),
    ...notificationsJobs(deps),
    ...membershipsJobs(deps),
    ...donationsJobs(deps),
    ...identityJobs(deps),
    ...jobCleaning(deps.db),
  ];
}
