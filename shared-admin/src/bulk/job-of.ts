import { bulkJobAnswerSchema, type BulkJob, type BulkState } from '@enlace/shared-contract/admin';

/** The job in an answer; null when it contains none. */
export function jobOf(body: unknown): BulkJob | null {
  const parsed = bulkJobAnswerSchema.safeParse(body);
  return parsed.success ? parsed.data.data : null;
}

/** Whether a job is still running. */
export function isUnderWay({ state }: BulkJob): boolean {
  return state === 'queued' || state === 'running';
}

/** Number of handled rows and of all rows; while a job is undone, of the rows that it had changed. */
export function progressOf(job: BulkJob): { readonly handledCount: number; readonly rowCount: number } {
  if (job.undone === null) return { handledCount: job.done, rowCount: job.total };
  return { handledCount: job.undone.succeeded + job.undone.left, rowCount: job.succeeded };
}

/** The state of a job; `undoing` while it is being undone. */
export function stateOf(job: BulkJob): BulkState | 'undoing' {
  return job.undone !== null && isUnderWay(job) ? 'undoing' : job.state;
}
