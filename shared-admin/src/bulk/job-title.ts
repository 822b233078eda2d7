import type { BulkJob } from '@enlace/shared-contract/admin';

import type { useAdminTexts } from '../texts';

/** Title of a job with its number of rows; an undo names the job that it takes back. */
export function titleOfJob({ operation, total, undone }: BulkJob, t: ReturnType<typeof useAdminTexts>): string {
  const title = t(`bulk.titles.${operation}`, { count: total });
  return undone === null ? title : t('bulk.undoOf', { title });
}
