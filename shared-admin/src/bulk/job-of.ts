import { bulkJobAnswerSchema, type BulkJob } from '@enlace/shared-contract';

/** The job in an answer; null when it contains none. */
export function jobOf(body: unknown): BulkJob | null {
  const parsed = bulkJobAnswerSchema.safeParse(body);
  return parsed.success ? parsed.data.data : null;
}

/** Whether a job is still running. */
export function isUnderWay({ state }: BulkJob): boolean {
  return state === 'queued' || state === 'running';
}
