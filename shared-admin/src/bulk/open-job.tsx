import { bulkCalls, bulkJobsAnswerSchema, type BulkJob } from '@enlace/shared-contract';
import { lazy, Suspense, useState } from 'react';

import { useOfficeRead } from '../calls/use-office-calls';
import { bulkJobs } from '../calls/subjects';
import type { AdminResource } from '../declare/admin-resource';

const JobBar = lazy(() =>
  import(/* webpackChunkName: "kit-bulk" */ './job-bar').then(({ JobBar: Bar }) => ({ default: Bar })),
);

export interface OpenJobProps {
  readonly admin: AdminResource;
}

/** One's own last change of many rows of this resource that is under way or can be taken back: after a reload, too. */
export function OpenJob({ admin }: OpenJobProps) {
  const { calls, handle } = admin;
  const query = { resource: handle.contract.name, open: '1' };
  const question = { call: bulkCalls.jobs, query, shows: [bulkJobs] };
  const { data, again } = useOfficeRead(calls, question, bulkJobsAnswerSchema);
  const [shown, setShown] = useState<BulkJob | null>(null);
  const [hidden, setHidden] = useState<number | null>(null);
  const [last] = data?.data ?? [];

  const job = last?.id === hidden ? undefined : last;
  if (job === undefined && shown === null) return null;
  return (
    <Suspense fallback={null}>
      <JobBar
        calls={calls}
        job={job}
        shown={shown}
        onShow={(next) => {
          setShown(next);
          // What was begun there goes on here.
          if (next === null) again();
        }}
        onHide={() => setHidden(last?.id ?? null)}
      />
    </Suspense>
  );
}
