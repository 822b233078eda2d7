import type { Subject } from '@enlace/shared-data';

/** The user's deletions that can be undone. */
export const removals: Subject = 'removals';

/** The user's changes of many rows. */
export const bulkJobs: Subject = 'bulk_jobs';

/** Imports from files. */
export const imports: Subject = 'imports';
