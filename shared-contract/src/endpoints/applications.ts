import * as z from 'zod/mini';

import { signedIn } from '../access';
import { wire } from '../define-resource';
import { id, idInput, image, optionalText, timestamp, wholeInput } from '../fields';
import { listMetaSchema } from '../list-answer';
import {
  answersInput,
  applicationFileSchema,
  askedQuestionSchema,
  sentAnswerSchema,
  typedAnswersSchema,
} from './job-questions';

/** The states of an application (docs/guides/recruiting.md). `auto_closed`: the company gave no answer in time. */
export const applicationStates = [
  'submitted',
  'viewed',
  'in_review',
  'shortlisted',
  'interview',
  'offer',
  'hired',
  'rejected',
  'withdrawn',
  'auto_closed',
] as const;

export type ApplicationState = (typeof applicationStates)[number];

/** The states that a member sees, in their order. */
export const publicStates = ['sent', 'seen', 'in_review', 'interview', 'decision'] as const;

export type PublicState = (typeof publicStates)[number];

/** What a decision is; `closed`: without an answer of the company. */
const applicationOutcomes = ['offer', 'hired', 'rejected', 'closed', 'withdrawn'] as const;

export type ApplicationOutcome = (typeof applicationOutcomes)[number];

/** Most characters of the words to a company. */
export const mostMessageLength = 4000;

/** A member applies for jobs (docs/guides/recruiting.md). */
export const applicationCalls = {
  /**
   * Sends an application. The job's id is in the query or in the body, and nothing else is needed. Idempotent: a repeated
   * call answers the application that was sent first. 409 `CONFLICT` when the job accepts none, with words for the user.
   * Questions of the job are required only when `answers` is sent; each fault is at `answers.<id>`.
   */
  applyJob: wire.post('/api/applyjob', 'multipart', signedIn, { changes: [] }),
  /** What a company would see of the caller, with the draft or the sent application of this job. */
  previewApplication: wire.get('/api/v2/jobs/{id}/application', signedIn),
  /** Keeps the words of an application that is not sent. */
  saveApplicationDraft: wire.post('/api/v2/jobs/{id}/application-draft', 'json', signedIn, { changes: [] }),
  /**
   * The caller has applied on the page of the company. The first time stays; the company never reads it. 409 `CONFLICT`
   * for a job that is applied for here.
   */
  markAppliedElsewhere: wire.post('/api/v2/jobs/{id}/applied-elsewhere', 'none', signedIn, { changes: [] }),
  unmarkAppliedElsewhere: wire.post('/api/v2/jobs/{id}/applied-elsewhere/remove', 'none', signedIn, { changes: [] }),
  /** Jobs that the caller has applied for, here or elsewhere. Withdrawn applications are left out. */
  listAppliedJobs: wire.get('/api/v2/applied-jobs', signedIn),
  listMyApplications: wire.get('/api/v2/my-applications', signedIn),
  getMyApplication: wire.get('/api/v2/my-applications/{id}', signedIn),
  /** Ends an application; the company keeps no copy of the profile. Repeating it changes nothing. */
  withdrawApplication: wire.post('/api/v2/my-applications/{id}/withdraw', 'none', signedIn, { changes: [] }),
} as const;

const message = optionalText(mostMessageLength);

/** The query and the body of `applyJob`, merged. Without `message` or `answers`, those of the draft are sent. */
export const applyJobSchema = z.object({ job_id: idInput, message, answers: answersInput });

/** Fields that are not sent stay. */
export const saveApplicationDraftSchema = z.object({ message, answers: answersInput });

const names = z.array(z.string());

/** A member's profile as it was when the application was sent; later changes do not change it. */
export const applicantSchema = z.object({
  name: z.string(),
  headline: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  avatar: z.nullable(image),
  city: z.nullable(z.string()),
  country: z.nullable(z.string()),
  area: z.nullable(z.string()),
  seniority: z.nullable(z.string()),
  company: z.nullable(z.string()),
  email: z.string(),
  phone: z.nullable(z.string()),
  linkedin: z.nullable(z.string()),
  website: z.nullable(z.string()),
  github: z.nullable(z.string()),
  general_skills: names,
  tech_skills: names,
  job_types: names,
  /** Languages with their levels, e.g. `Español · C2`. */
  languages: names,
});

export type Applicant = z.infer<typeof applicantSchema>;

const jobSchema = z.object({
  id,
  title: z.string(),
  slug: z.string(),
  /** Whether the page of the job can be read. */
  has_page: z.boolean(),
  company: z.object({ id, name: z.string(), slug: z.string(), logo: z.nullable(image) }),
});

export type ApplicationJob = z.infer<typeof jobSchema>;

const myApplicationSchema = z.object({
  id,
  job: jobSchema,
  state: z.enum(publicStates),
  /** Null until there is a decision. */
  outcome: z.nullable(z.enum(applicationOutcomes)),
  applied_at: timestamp,
  /** Time of the last step that the member sees. */
  changed_at: timestamp,
  /** Until when the company promises an answer; null without a promise, and after an answer. */
  answer_due_at: z.nullable(timestamp),
  can_withdraw: z.boolean(),
});

export type MyApplication = z.infer<typeof myApplicationSchema>;

const myApplicationDetails = z.extend(myApplicationSchema, {
  message: z.nullable(z.string()),
  /** The profile that the company reads; null after a withdrawal. */
  applicant: z.nullable(applicantSchema),
  /** Empty after a withdrawal, as `files`. */
  answers: z.array(sentAnswerSchema),
  files: z.array(applicationFileSchema),
  /** The five public states; the time is null for a step that was not reached. */
  steps: z.array(z.object({ state: z.enum(publicStates), at: z.nullable(timestamp) })),
  /** Why it was rejected, where the company shows the reason. */
  reason: z.nullable(z.string()),
  /** What recruiters wrote with their steps; the first comes first. */
  messages: z.array(z.object({ text: z.string(), at: timestamp })),
});

export type MyApplicationDetails = z.infer<typeof myApplicationDetails>;

export const myApplicationAnswerSchema = z.object({ data: myApplicationDetails });

export const myApplicationSorts = ['changed_at', 'applied_at', 'job', 'company'] as const;

/** `open`: without a decision; `ended`: with one, or withdrawn; `elsewhere`: on the page of a company. */
export const myApplicationKinds = ['all', 'open', 'ended', 'elsewhere'] as const;

export const listMyApplicationsSchema = z.object({
  kind: z.optional(z.enum(myApplicationKinds)),
  /** Parts of the job's title and of the company's name. */
  search: z.optional(z.string().check(z.maxLength(200))),
  sort: z.optional(z.enum(myApplicationSorts)),
  direction: z.optional(z.enum(['asc', 'desc'])),
  page: z.optional(wholeInput(1, 1_000_000)),
  per_page: z.optional(wholeInput(1, 100)),
});

export type MyApplicationsQuery = z.infer<typeof listMyApplicationsSchema>;

/** An application here, or a job that was applied for on the page of the company, which has no states. */
const myApplicationEntry = z.union([
  z.extend(myApplicationSchema, { kind: z.literal('here') }),
  z.object({ kind: z.literal('elsewhere'), job: jobSchema, applied_at: timestamp }),
]);

export type MyApplicationEntry = z.infer<typeof myApplicationEntry>;

export const myApplicationsSchema = z.object({
  data: z.array(myApplicationEntry),
  meta: z.extend(listMetaSchema, {
    /** Applications of the search, by kind. */
    kinds: z.record(z.enum(myApplicationKinds), z.number()),
  }),
});

export const applicationPreviewSchema = z.object({
  data: z.object({
    job: jobSchema,
    /** Whether the job accepts applications here, now. */
    is_open: z.boolean(),
    /** Whether the caller has blocked the company, which takes no application then. */
    is_blocked: z.boolean(),
    /** Days within which the company promises an answer; null without a promise. */
    answer_days: z.nullable(z.number()),
    applicant: applicantSchema,
    /** Words of the draft; null without one. */
    message: z.nullable(z.string()),
    questions: z.array(askedQuestionSchema),
    /** Answers of the draft. */
    answers: typedAnswersSchema,
    /** Files of the draft, the first comes first. */
    files: z.array(applicationFileSchema),
    /** The sent application; null without one, and after a withdrawal. */
    application: z.nullable(z.object({ id, applied_at: timestamp })),
  }),
});

export type ApplicationPreview = z.infer<typeof applicationPreviewSchema>['data'];

export const appliedJobsSchema = z.object({
  /** `application_id` is null for a job that was applied for on the page of the company. */
  data: z.array(z.object({ job_id: id, application_id: z.nullable(id), applied_at: timestamp })),
});
