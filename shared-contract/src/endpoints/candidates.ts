import * as z from 'zod/mini';

import { only } from '../access';
import { wire } from '../define-resource';
import { id, idInput, optionalText, timestamp, yesNo } from '../fields';
import { listMetaSchema } from '../list-answer';
import { listOf } from '../written-values';
import { applicantSchema, type ApplicationState, applicationStates } from './applications';

const readers = only(['recruiters', 'admin'], 'candidates.list');
const movers = only(['recruiters', 'admin'], 'candidates.move');

/**
 * The candidates of jobs. A recruiter has those of the own companies, an admin all; others are missing in lists, counts
 * and answers alike (docs/guides/recruiting.md).
 */
export const candidateCalls = {
  listCandidates: wire.get('/api/v2/candidates', readers),
  getCandidate: wire.get('/api/v2/candidates/{id}', readers),
  /** Jobs with candidates, or that are open, with the number of candidates in each state. */
  listCandidateJobs: wire.get('/api/v2/candidate-jobs', readers),
  /** A recruiter has opened the application: the member reads that it was seen. Repeating it changes nothing. */
  viewCandidate: wire.post('/api/v2/candidates/{id}/view', 'none', readers, { changes: [] }),
  /**
   * Moves candidates by ids, or all candidates of the filters, to another state. With `is_preview` nothing changes. One
   * candidate is a 409 `CONFLICT` when the stored `version` is another one or the state does not allow the move; the
   * `details` have `{ state, version }`. Of many, those that cannot be moved are reported.
   */
  moveCandidates: wire.post('/api/v2/candidates/move', 'json', movers, { changes: [] }),
  /** Takes the caller's move back until its mails leave; 409 `CONFLICT` afterwards. */
  takeBackMove: wire.post('/api/v2/candidate-moves/{id}/take-back', 'none', movers, { changes: [] }),
} as const;

/** Seconds from a move until its mails leave. */
export const takeBackSeconds = 30;

/** Days without an answer after which the recruiters are reminded. */
export const reminderDays = [7, 14] as const;

/** Days without an answer after which an application is closed. */
export const closeDays = 30;

export const candidateStates = applicationStates;

export type CandidateState = ApplicationState;

/** Moves that a recruiter makes, each with the state that it leads to. */
export const candidateMoves = {
  review: 'in_review',
  shortlist: 'shortlisted',
  interview: 'interview',
  offer: 'offer',
  hire: 'hired',
  reject: 'rejected',
} as const satisfies Readonly<Record<string, CandidateState>>;

export type CandidateMove = keyof typeof candidateMoves;

// The keys of an object are its names.
export const candidateMoveNames = Object.keys(candidateMoves) as [CandidateMove, ...CandidateMove[]];

export const candidateSorts = ['applied_at', 'moved_at', 'name', 'job'] as const;

const filters = {
  job_id: z.optional(idInput),
  state: z.optional(z.enum(candidateStates)),
  /** Parts of the name, the headline and the skills. */
  search: z.optional(z.string().check(z.maxLength(200))),
};

export const listCandidatesSchema = z.object({
  ...filters,
  sort: z.optional(z.enum(candidateSorts)),
  direction: z.optional(z.enum(['asc', 'desc'])),
  page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000))),
  per_page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
});

export type CandidatesQuery = z.infer<typeof listCandidatesSchema>;

const candidateSchema = z.object({
  /** Of the application. */
  id,
  name: z.string(),
  headline: z.nullable(z.string()),
  avatar: applicantSchema.shape.avatar,
  job: z.object({ id, title: z.string(), slug: z.string(), company: z.string() }),
  state: z.enum(candidateStates),
  applied_at: timestamp,
  /** Since when the candidate has this state. */
  moved_at: timestamp,
  /** Changes with each move. */
  version: z.number(),
  /** Moves that are allowed now. */
  moves: z.array(z.enum(candidateMoveNames)),
});

export type Candidate = z.infer<typeof candidateSchema>;

export const candidatesSchema = z.object({
  data: z.array(candidateSchema),
  meta: z.extend(listMetaSchema, {
    /** Candidates of the search and the job, by state. */
    states: z.record(z.enum(candidateStates), z.number()),
  }),
});

export const actorKinds = ['member', 'recruiter', 'system'] as const;

const candidateDetails = z.extend(candidateSchema, {
  message: z.nullable(z.string()),
  /** Null after a withdrawal, and after the removal of the account. */
  applicant: z.nullable(applicantSchema),
  /** The first comes first. */
  events: z.array(
    z.object({
      id,
      transition: z.string(),
      from: z.nullable(z.enum(applicationStates)),
      to: z.enum(applicationStates),
      by: z.enum(actorKinds),
      /** Null for a person who left, and for the system. */
      actor: z.nullable(z.string()),
      reason: z.nullable(z.string()),
      note: z.nullable(z.string()),
      /** Whether the member reads the reason. */
      shows_reason: z.boolean(),
      at: timestamp,
    }),
  ),
});

export type CandidateDetails = z.infer<typeof candidateDetails>;

export type CandidateEvent = CandidateDetails['events'][number];

/** Answer of `getCandidate` and `viewCandidate`. */
export const candidateAnswerSchema = z.object({ data: candidateDetails });

export const candidateJobsSchema = z.object({
  data: z.array(
    z.object({
      id,
      title: z.string(),
      slug: z.string(),
      company: z.string(),
      is_open: z.boolean(),
      total: z.number(),
      states: z.record(z.enum(candidateStates), z.number()),
    }),
  ),
});

export type CandidateJob = z.infer<typeof candidateJobsSchema>['data'][number];

/** Candidates that one move can change. */
export const mostMoved = 500;

export const moveCandidatesSchema = z.object({
  move: z.enum(candidateMoveNames),
  /** Ids, or all candidates of `where` except `except`. */
  ids: z.optional(listOf(z.array(idInput).check(z.minLength(1), z.maxLength(mostMoved)))),
  where: z.optional(z.object(filters)),
  except: z.optional(listOf(z.array(idInput).check(z.maxLength(mostMoved)))),
  /** Of the only candidate. */
  version: z.optional(z.coerce.number().check(z.int())),
  /** Required by `reject`. */
  reason: optionalText(1000),
  /** Whether the member reads the reason. */
  shows_reason: z.optional(yesNo),
  /** For recruiters of the company. */
  note: optionalText(2000),
  is_preview: z.optional(yesNo),
});

export type CandidatesMove = z.infer<typeof moveCandidatesSchema>;

export const movedCandidatesSchema = z.object({
  data: z.object({
    /** Of the move; null for a preview, and when no candidate was moved. */
    id: z.nullable(z.string()),
    moved: z.array(z.object({ id, name: z.string(), state: z.enum(candidateStates), version: z.number() })),
    /** Candidates whose state does not allow the move. */
    refused: z.array(z.object({ id, name: z.string(), state: z.enum(candidateStates) })),
    /** The last moment to take the move back; null for a preview. */
    until: z.nullable(timestamp),
  }),
});

export type MovedCandidates = z.infer<typeof movedCandidatesSchema>['data'];

/** Answer of `takeBackMove`. */
export const tookBackSchema = z.object({ data: z.object({ count: z.number() }) });
