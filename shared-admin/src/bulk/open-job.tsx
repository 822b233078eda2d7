import { bulkCalls, bulkJobsAnswerSchema, type BulkJob } from '@enlace/shared-contract';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';

import { useOfficeRead } from '../calls/use-office-calls';
import type { AdminResource } from '../declare/admin-resource';

const JobBar = lazy(() =>
  import(/* webpackChunkName: "kit-bulk" */ './job-bar').then(({ JobBar: Bar }) => ({ default: Bar })),
);

export interface OpenJobProps {
  readonly admin: AdminResource;
  /** Counts changes made here, so that a new one is asked for. */
  readonly changes: number;
  /** Rows are others now. */
  readonly onChanged: () => void;
}

/** One's own last change of many rows of this resource that is under way or can be taken back: after a reload, too. */
export function OpenJob({ admin, changes, onChanged }: OpenJobProps) {
  const { calls, handle } = admin;
  const query = { resource: handle.contract.name, open: '1' };
  const { data, again } = useOfficeRead(calls, { call: bulkCalls.jobs, query }, bulkJobsAnswerSchema);
  const [shown, setShown] = useState<BulkJob | null>(null);
  const [hidden, setHidden] = useState<number | null>(null);
  const [last] = data?.data ?? [];

  const askAgain = useEffectEvent(() => {
    if (changes > 0) again();
  });
  useEffect(() => askAgain(), [changes]);

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
        onChanged={() => {
          again();
          onChanged();
        }}
      />
    </Suspense>
  );
}
