import * as z from 'zod/mini';

import { only } from '../access';
import { wire } from '../define-resource';
import { browserZone, id, idInput, optionalText, timestamp, wholeInput, yesNo } from '../fields';
import { listMetaSchema } from '../list-answer';
import { locales } from '../text';
import { listOf } from '../written-values';
import { applicantSchema, type ApplicationState, applicationStates } from './applications';
import { candidateStageSchema } from './candidate-stages';
import { applicationFileSchema, sentAnswerSchema } from './job-questions';

const readers = only(['recruiters', 'admin'], 'candidates.list');
const movers = only(['recruiters', 'admin'], 'candidates.move');

/**
 * The candidates of jobs. A recruiter has those of the own companies, an admin all; others are missing in lists, counts
 * and answers alike (docs/guides/recruiting.md).
 */
export const candidateCalls = {
  listCandidates: wire.get('/api/v2/candidates', readers),
  /** The candidates of the filters as CSV, with the separator of the other downloads. Its audit entry has the number of rows. */
  exportCandidates: wire.get('/api/v2/candidates/export', readers),
  getCandidate: wire.get('/api/v2/candidates/{id}', readers),
  /** Jobs with candidates, or that are open, with the number of candidates in each state. */
  listCandidateJobs: wire.get('/api/v2/candidate-jobs', readers),
  /** A recruiter has opened the application: the member reads that it was seen. Repeating it changes nothing. */
  viewCandidate: wire.post('/api/v2/candidates/{id}/view', 'none', readers, { changes: [] }),
  /**
   * Moves candidates by ids, or all candidates of the filters, to another state, or to a stage of the company. With
   * `is_preview` nothing changes. One candidate is a 409 `CONFLICT` when the stored `version` is another one or the state
   * does not allow the move; the `details` have `{ state, version }`. Of many, those that cannot be moved are reported.
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
  /** A stage of a company; 0: candidates without a stage. */
  stage_id: z.optional(wholeInput(0)),
  /** Parts of the name, the headline and the skills. */
  search: z.optional(z.string().check(z.maxLength(200))),
};

export const listCandidatesSchema = z.object({
  ...filters,
  sort: z.optional(z.enum(candidateSorts)),
  direction: z.optional(z.enum(['asc', 'desc'])),
  page: z.optional(wholeInput(1, 1_000_000)),
  per_page: z.optional(wholeInput(1, 100)),
});

/** Query of `exportCandidates`. */
export const exportCandidatesSchema = z.object({ ...filters, tz: browserZone });

export type CandidatesQuery = z.infer<typeof listCandidatesSchema>;

const candidateSchema = z.object({
  /** Of the application. */
  id,
  name: z.string(),
  headline: z.nullable(z.string()),
  avatar: applicantSchema.shape.avatar,
  job: z.object({
    id,
    title: z.string(),
    slug: z.string(),
    company_id: id,
    company: z.string(),
    /** Days within which the company promises an answer; null without a promise. */
    answer_days: z.nullable(z.number()),
  }),
  state: z.enum(candidateStates),
  /** The stage of the company; null for the state itself. */
  stage: z.nullable(candidateStageSchema),
  applied_at: timestamp,
  /** Since when the candidate has this state and stage. */
  moved_at: timestamp,
  /** Files that belong to the application. */
  file_count: z.number(),
  /** Changes with each move. */
  version: z.number(),
  /** Moves to other states that are allowed now. */
  moves: z.array(z.enum(candidateMoveNames)),
});

export type Candidate = z.infer<typeof candidateSchema>;

export const candidatesSchema = z.object({
  data: z.array(candidateSchema),
  meta: z.extend(listMetaSchema, {
    /** Candidates of the search and the job, by state. */
    states: z.record(z.enum(candidateStates), z.number()),
    /** The same by stage, for stages with candidates. */
    stages: z.array(z.object({ id, count: z.number() })),
  }),
});

export const actorKinds = ['member', 'recruiter', 'system'] as const;

const candidateDetails = z.extend(candidateSchema, {
  message: z.nullable(z.string()),
  /** Null after a withdrawal, and after the removal of the account. */
  applicant: z.nullable(applicantSchema),
  answers: z.array(sentAnswerSchema),
  files: z.array(applicationFileSchema),
  /** The first comes first. */
  events: z.array(
    z.object({
      id,
      transition: z.string(),
      from: z.nullable(z.enum(applicationStates)),
      to: z.enum(applicationStates),
      /** Name of the stage that it leads to. */
      stage: z.nullable(z.string()),
      by: z.enum(actorKinds),
      /** Null for a person who left, and for the system. */
      actor: z.nullable(z.string()),
      reason: z.nullable(z.string()),
      note: z.nullable(z.string()),
      /** What the member got with it. */
      message: z.nullable(z.string()),
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
      company_id: id,
      company: z.string(),
      is_open: z.boolean(),
      total: z.number(),
      states: z.record(z.enum(candidateStates), z.number()),
    }),
  ),
});

export type CandidateJob = z.infer<typeof candidateJobsSchema>['data'][number];

/** Most characters of a message to a member. */
export const mostMemberMessage = 4000;

/** Candidates of a preview whose messages are shown. */
export const mostPreviews = 3;

/** Candidates that one move can change. */
export const mostMoved = 500;

export const moveCandidatesSchema = z.object({
  move: z.enum([...candidateMoveNames, 'view']),
  /**
   * A stage of the state that the move leads to; missing: no stage. Candidates who have this state already change their
   * stage only.
   */
  stage_id: z.optional(idInput),
  /** Ids, or all candidates of `where` except `except`. */
  ids: z.optional(listOf(z.array(idInput).check(z.minLength(1), z.maxLength(mostMoved)))),
  where: z.optional(z.strictObject(filters)),
  except: z.optional(listOf(z.array(idInput).check(z.maxLength(mostMoved)))),
  /** Of the only candidate. */
  version: z.optional(wholeInput(0)),
  /** Of the caller, for a new move: a repeated request with the same key answers the first one, and moves nothing. */
  key: z.optional(z.string().check(z.regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/))),
  /** Required by `reject`. */
  reason: optionalText(1000),
  /** Whether the member reads the reason. */
  shows_reason: z.optional(yesNo),
  /** A message for the member, whose placeholders are filled (`candidatePlaceholders`). */
  message: optionalText(mostMemberMessage),
  /** In place of `message`: a template of the company for this move; each member gets the text of the own language. */
  template_id: z.optional(idInput),
  /** For recruiters of the company. */
  note: optionalText(2000),
  is_preview: z.optional(yesNo),
});

export type CandidatesMove = z.infer<typeof moveCandidatesSchema>;

export const movedCandidatesSchema = z.object({
  data: z.object({
    /** Of the move; null for a preview, and when no candidate was moved. */
    id: z.nullable(z.string()),
    moved: z.array(
      z.object({
        id,
        name: z.string(),
        state: z.enum(candidateStates),
        stage: z.nullable(candidateStageSchema),
        version: z.number(),
        /** Of the first ones of a preview: what the member gets, and in which language; null: as it was written. */
        message: z.optional(z.object({ text: z.string(), locale: z.nullable(z.enum(locales)) })),
      }),
    ),
    /** Candidates whose state does not allow the move. */
    refused: z.array(z.object({ id, name: z.string(), state: z.enum(candidateStates) })),
    /** The last moment to take the move back; null for a preview. */
    until: z.nullable(timestamp),
  }),
});

export type MovedCandidates = z.infer<typeof movedCandidatesSchema>['data'];

/** Answer of `takeBackMove`. */
export const tookBackSchema = z.object({ data: z.object({ count: z.number() }) });
