import { bulkJobAnswerSchema, type BulkJob } from '@enlace/shared-contract';

/** The job that an answer carries; null when it carries none. */
export function jobOf(body: unknown): BulkJob | null {
  const parsed = bulkJobAnswerSchema.safeParse(body);
  return parsed.success ? parsed.data.data : null;
}

/** Whether a job goes on by itself. */
export function isUnderWay({ state }: BulkJob): boolean {
  return state === 'queued' || state === 'running';
}
