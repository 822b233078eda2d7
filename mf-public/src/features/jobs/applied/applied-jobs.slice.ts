import { applicationCalls, appliedJobsSchema } from '@enlace/shared-contract/recruiting';
import { createCalls, dataOf, defineCall } from '@enlace/shared-data';

/** The input of a call without one. */
type Nothing = Readonly<Record<string, never>>;

// The names of subjects are also in mf-member/src/features/applications/applications.slice.ts.
const markSubject = 'applied-jobs';

/** Jobs that the signed-in user has applied for. */
export const appliedJobs = createCalls('public/applied-jobs', {
  list: defineCall({
    client: 'authenticated',
    request: (_: Nothing) => ({ call: applicationCalls.listAppliedJobs }),
    read: dataOf(appliedJobsSchema.shape.data),
    shows: () => [markSubject],
  }),
  /** The user has applied on the page of the company. */
  markElsewhere: defineCall({
    mode: 'first',
    client: 'authenticated',
    request: ({ job }: { readonly job: number }) => ({
      call: applicationCalls.markAppliedElsewhere,
      params: { id: job },
    }),
    read: () => null,
    changes: () => [markSubject, 'my-applications'],
  }),
});
