import type { TaskState } from '@enlace/shared-contract/learning';
import { sql } from 'kysely';
import * as z from 'zod';

import type { Db } from '../../../../infrastructure/db/database';
import { withoutControls } from '../../../../infrastructure/mail/clean-text';

const reviewValues = z.object({
  name: z.string(),
  /** Title of the lesson. */
  subject: z.string(),
  path: z.string(),
  /** The author's words; can be empty. */
  body: z.string(),
  /** The reviewed task and the time of the review. Missing in mails that were sent, and in those of earlier versions. */
  taskId: z.optional(z.number()),
  reviewedAt: z.optional(z.string()),
});

type ReviewValues = z.infer<typeof reviewValues>;

/** What mails about reviewed tasks have in common. */
export const reviewParts = {
  values: reviewValues,
  keptValues: ['name', 'subject', 'path', 'body'],
  placeholders: { subject: withoutControls },
  quotedTexts: ({ body }: ReviewValues) => (body === '' ? [] : [body]),
  link: ({ path }: ReviewValues): string => path,
} as const;

/**
 * Whether a review is still the last word on a task: the task has the state since that time, and its learner can sign in
 * and is enrolled.
 */
export async function isLastReview(db: Db, { taskId, reviewedAt }: ReviewValues, state: TaskState): Promise<boolean> {
  if (taskId === undefined || reviewedAt === undefined) return true;
  const { rows } = await sql`select 1 from task_work w
    join lessons l on l.id = w.lesson_id and l.deleted_at is null
    join enrolments e on e.user_id = w.user_id and e.course_id = l.course_id
    join users u on u.id = w.user_id and u.deleted_at is null and u.disabled_at is null and u.anonymised_at is null
    where w.id = ${taskId} and w.state = ${state} and w.reviewed_at = ${new Date(reviewedAt)}`.execute(db);
  return rows.length > 0;
}
