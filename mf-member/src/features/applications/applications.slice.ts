import {
  applicationCalls,
  applicationFileAnswerSchema,
  applicationPreviewSchema,
  jobQuestionCalls,
  myApplicationAnswerSchema,
  type MyApplicationsQuery,
  myApplicationsSchema,
  type TypedAnswers,
} from '@enlace/shared-contract/recruiting';
import { bodyOf, createCalls, dataOf, defineCall, subjectOf } from '@enlace/shared-data';

const subject = 'my-applications';
const previewSubject = 'application-previews';
/** Marks in lists of jobs, shown by mf-public/src/features/jobs/applied/applied-jobs.slice.ts. */
const markSubject = 'applied-jobs';

interface InLanguage {
  readonly lang: string;
}

interface OfJob {
  readonly job: number;
}

/** What a user writes to a company; `answers` are missing for a job without questions. */
export interface ApplicationWords {
  readonly message: string;
  readonly answers?: TypedAnswers;
}

interface NewFile extends OfJob {
  /** The same for each attempt. */
  readonly key: string;
  /** Null for a free attachment. */
  readonly question: number | null;
  readonly file: File;
}

/** What a user sends to companies. */
export const applications = createCalls('member/applications', {
  list: defineCall({
    client: 'authenticated',
    request: (query: MyApplicationsQuery & InLanguage) => ({
      call: applicationCalls.listMyApplications,
      query: { ...query },
    }),
    read: bodyOf(myApplicationsSchema),
    shows: () => [subject],
  }),
  details: defineCall({
    client: 'authenticated',
    request: ({ id, lang }: InLanguage & { readonly id: number }) => ({
      call: applicationCalls.getMyApplication,
      params: { id },
      query: { lang },
    }),
    read: dataOf(myApplicationAnswerSchema.shape.data),
    shows: ({ id }) => [subjectOf(subject, id)],
  }),
  preview: defineCall({
    client: 'authenticated',
    request: ({ job, lang }: InLanguage & OfJob) => ({
      call: applicationCalls.previewApplication,
      params: { id: job },
      query: { lang },
    }),
    read: dataOf(applicationPreviewSchema.shape.data),
    shows: ({ job }) => [subjectOf(previewSubject, job)],
  }),
  /** The last words count. */
  saveDraft: defineCall({
    mode: 'queue',
    client: 'authenticated',
    request: ({ job, message, answers }: OfJob & ApplicationWords) => ({
      call: applicationCalls.saveApplicationDraft,
      params: { id: job },
      body: { message, ...(answers === undefined ? {} : { answers }) },
    }),
    read: () => null,
    merge: (_waiting, next) => next,
  }),
  apply: defineCall({
    mode: 'first',
    client: 'authenticated',
    request: ({ job, message, answers }: OfJob & ApplicationWords) => ({
      call: applicationCalls.applyJob,
      body: { job_id: job, message, ...(answers === undefined ? {} : { answers: JSON.stringify(answers) }) },
    }),
    // Of the answer, the page that follows needs only which application it is.
    read: dataOf(applicationPreviewSchema.shape.data.shape.application),
    changes: () => [subject, markSubject],
  }),
  addFile: defineCall({
    mode: 'first',
    client: 'authenticated',
    request: ({ job, key, question, file }: NewFile) => ({
      call: jobQuestionCalls.addApplicationFile,
      params: { id: job },
      body: { key, ...(question === null ? {} : { question_id: question }), file },
    }),
    read: dataOf(applicationFileAnswerSchema.shape.data),
  }),
  removeFile: defineCall({
    mode: 'first',
    client: 'authenticated',
    request: ({ id }: { readonly id: number }) => ({ call: jobQuestionCalls.removeApplicationFile, params: { id } }),
    read: () => null,
  }),
  unmarkElsewhere: defineCall({
    mode: 'first',
    client: 'authenticated',
    request: ({ job }: OfJob) => ({ call: applicationCalls.unmarkAppliedElsewhere, params: { id: job } }),
    read: () => null,
    changes: () => [subject, markSubject],
  }),
  withdraw: defineCall({
    mode: 'first',
    client: 'authenticated',
    request: ({ id }: { readonly id: number }) => ({ call: applicationCalls.withdrawApplication, params: { id } }),
    read: () => null,
    changes: () => [subject, markSubject, previewSubject],
  }),
});
