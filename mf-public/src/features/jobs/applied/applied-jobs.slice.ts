import { applicationCalls, appliedJobsSchema } from '@enlace/shared-contract/recruiting';
import { createCalls, dataOf, defineCall } from '@enlace/shared-data';

/** The input of a call without one. */
type Nothing = Readonly<Record<string, never>>;

/** Jobs that the signed-in user has applied for. */
export const appliedJobs = createCalls('public/applied-jobs', {
  list: defineCall({
    client: 'authenticated',
    request: (_: Nothing) => ({ call: applicationCalls.listAppliedJobs }),
    read: dataOf(appliedJobsSchema.shape.data),
    // The name is also in mf-member/src/features/applications/applications.slice.ts.
    shows: () => ['applied-jobs'],
  }),
});
