import * as z from 'zod/mini';

import { only } from '../access';
import { wire } from '../define-resource';
import { id, optionalInstant, optionalInteger, optionalText, timestamp } from '../fields';
import { jobStatuses } from '../resources/jobs';

const writers = only(['recruiters', 'admin'], 'jobs.edit');

/**
 * The life of a job (docs/guides/job-publishing.md). A recruiter has the jobs of the own companies, an admin all; other
 * jobs answer 404.
 */
export const jobPublishingCalls = {
  /** The state of a job, what can be done next, and what is missing before it is published. */
  getJobPublishing: wire.get('/api/v2/jobs/{id}/publishing', writers),
  /**
   * Moves a job to another state. 409 `CONFLICT` when the state does not allow it, or the stored `version` is another
   * one: the `details` have `{ state, version }`. 422 with a message for each missing part before `publish` and
   * `schedule`.
   */
  moveJob: wire.post('/api/v2/jobs/{id}/move', 'json', writers, { changes: ['jobs'] }),
} as const;

export type JobState = (typeof jobStatuses)[number];

export const jobMoves = [
  ...(['request_review', 'return_to_draft', 'publish', 'schedule', 'pause', 'resume', 'fill', 'reopen'] as const),
  ...(['renew', 'close'] as const),
] as const;

export type JobMove = (typeof jobMoves)[number];

/** Days that a job is open after it is published without a last day, or renewed. */
export const usualOpenDays = 30;

/** Limits of `days`. */
export const openDaysRange = { minimum: 7, maximum: 90 } as const;

export const moveJobSchema = z.object({
  transition: z.enum(jobMoves),
  /** `version` of the answer that the caller has read. */
  version: z.string().check(z.maxLength(40)),
  /** When the job is published; for `schedule`. */
  at: optionalInstant,
  /** Days until the last day; for `renew`. */
  days: optionalInteger(openDaysRange.minimum, openDaysRange.maximum),
  /** What has to change; recruiters get it. For `return_to_draft`. */
  note: optionalText(1000),
});

export type MoveJob = z.infer<typeof moveJobSchema>;

/** Parts that a job needs before it is published. */
export const requiredJobParts = ['title', 'description', 'job_locations', 'job_types'] as const;

/** Parts that make a job better. `neutral_words`: title and description name both genders, or none. */
export const advisedJobParts = ['pay', 'level', 'perks', 'answer_days', 'neutral_words', 'last_day'] as const;

export type RequiredJobPart = (typeof requiredJobParts)[number];

/** Characters of a description, without markup. */
export const leastDescription = 200;

const checkedPart = z.object({
  part: z.enum([...requiredJobParts, ...advisedJobParts]),
  is_required: z.boolean(),
  is_done: z.boolean(),
  /** Of `neutral_words`: the words of one gender. */
  words: z.array(z.string()),
});

export type CheckedJobPart = z.infer<typeof checkedPart>;

const jobPublishing = z.object({
  id,
  state: z.enum(jobStatuses),
  version: z.string(),
  /** Moves that are allowed now. */
  moves: z.array(z.enum(jobMoves)),
  published_at: z.nullable(timestamp),
  closes_at: z.nullable(timestamp),
  checklist: z.array(checkedPart),
  /** Applications that wait for a decision of the company. */
  open_applications: z.number(),
});

export type JobPublishing = z.infer<typeof jobPublishing>;

/** Answer of both calls. */
export const jobPublishingSchema = z.object({ data: jobPublishing });
