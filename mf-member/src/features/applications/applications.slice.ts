import {
  applicationCalls,
  applicationPreviewSchema,
  myApplicationAnswerSchema,
  type MyApplicationsQuery,
  myApplicationsSchema,
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
    request: ({ job, message }: OfJob & { readonly message: string }) => ({
      call: applicationCalls.saveApplicationDraft,
      params: { id: job },
      body: { message },
    }),
    read: () => null,
    merge: (_waiting, next) => next,
  }),
  apply: defineCall({
    mode: 'first',
    client: 'authenticated',
    request: ({ job, message }: OfJob & { readonly message: string }) => ({
      call: applicationCalls.applyJob,
      body: { job_id: job, message },
    }),
    // Of the answer, the page that follows needs only which application it is.
    read: dataOf(applicationPreviewSchema.shape.data.shape.application),
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
