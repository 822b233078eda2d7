import * as z from 'zod/mini';

import { only } from '../access';
import { wire } from '../define-resource';
import { id, timestamp, wholeInput } from '../fields';

/** Kinds of work that the API does after a commit or at certain times, `<area>.<verb-object>`. */
export const backgroundJobKinds = [
  'audit.seal-entries',
  'bulk.clean',
  'bulk.run',
  'dashboards.clean-links',
  'dashboards.recount-facts',
  'dashboards.tend-facts',
  'drafts.publish-due',
  'donations.reconcile',
  'donations.refresh',
  'events.cancel-orders',
  'events.count-seats',
  'events.forget-answers',
  'events.mail-tickets',
  'events.note-figures',
  'events.offer-seats',
  'events.release-holds',
  'events.remind-attendees',
  'events.send-message',
  'events.tell-attendees',
  'events.tend-waiting-lists',
  'forms.clean',
  'forms.remind-of-doubtful',
  'imports.clean',
  'jobs.clean',
  'learning.finish-courses',
  'mail.clean',
  'mail.send',
  'mail.send-digests',
  'media.clean',
  'media.remove-files',
  'memberships.announce-prices',
  'memberships.apply-prices',
  'memberships.check-money',
  'memberships.check-payment',
  'memberships.reconcile',
  'memberships.refresh',
  'memberships.send-refund',
  'memberships.send-mails',
  'memberships.tend-dunning',
  'notifications.clean',
  'payments.check-money',
  'payments.check-one',
  'payments.check-open',
  'payments.clean',
  'payments.look-for-money',
  'payments.send-refund',
  'recruiting.notify-of-event',
  'recruiting.remind-follow-ups',
  'recruiting.tend-applications',
  'removals.clean',
  'sign-ins.clean',
  'trash.purge',
  'users.add-up-counts',
  'users.forget-merges',
  'users.remove-due',
  'work.remind-of-last-days',
] as const;

const manage = only(['admin'], 'background_jobs.manage');

/** Background jobs that were given up after their last attempt. For admins, and developers with the permission. */
export const backgroundJobCalls = {
  getDeadJobs: wire.get('/api/v2/background_jobs', manage),
  /** Runs the job at once, with all its attempts. */
  runJobAgain: wire.post('/api/v2/background_jobs/{id}/run', 'none', manage, { changes: [] }),
  discardJob: wire.post('/api/v2/background_jobs/{id}/discard', 'none', manage, { changes: [] }),
} as const;

/** Query of getDeadJobs; `search` looks into kind, reason and payload. */
export const deadJobsQuerySchema = z.object({
  search: z.optional(z.string().check(z.maxLength(120))),
  page: z.optional(wholeInput(1, 1_000_000)),
  per_page: z.optional(wholeInput(1, 100)),
});

const deadJobSchema = z.object({
  id,
  /** One of `backgroundJobKinds`, or a kind of an earlier release. */
  kind: z.string(),
  /** Ids that the job works on. */
  payload: z.record(z.string(), z.unknown()),
  attempts: z.number(),
  /** Whether the job was declared to run once at most: a second run may repeat what the first has done. */
  is_at_most_once: z.boolean(),
  /** Why the last attempt failed; technical, in English. */
  reason: z.string(),
  created_at: timestamp,
  failed_at: timestamp,
});

export type DeadJob = z.infer<typeof deadJobSchema>;

/** Answer of getDeadJobs, the latest first. */
export const deadJobsSchema = z.object({
  data: z.array(deadJobSchema),
  meta: z.object({ total: z.number(), page: z.number(), per_page: z.number() }),
});

/** Answer of runJobAgain and discardJob; 404 for a job that is no longer dead. */
export const deadJobDoneSchema = z.object({ data: z.object({ id }), message: z.string() });
