import { bulkCalls, bulkJobsAnswerSchema, type BulkJob } from '@enlace/shared-contract/admin';
import { dataChanged, subjectOf } from '@enlace/shared-data';
import { useDispatch } from '@enlace/shared-platform';
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';

import { useOfficeRead } from '../calls/use-office-calls';
import { bulkJobs } from '../calls/subjects';
import type { AdminResource } from '../declare/admin-resource';
import { lazyPart } from '../lazy/lazy-part';

const JobBar = lazyPart(() =>
  import(/* webpackChunkName: "kit-bulk" */ './job-bar').then(({ JobBar: Bar }) => ({ default: Bar })),
);

export interface OpenJobProps {
  readonly admin: AdminResource;
}

/** The user's last change of many rows of this resource, if it is running or can be undone; also after a reload. */
export function OpenJob({ admin }: OpenJobProps) {
  const { calls, handle } = admin;
  const query = { resource: handle.contract.name, open: '1' };
  const question = { call: bulkCalls.jobs, query, shows: [bulkJobs] };
  const { data, again } = useOfficeRead(calls, question, bulkJobsAnswerSchema);
  const [detailJob, setDetailJob] = useState<BulkJob | null>(null);
  const [hiddenId, setHiddenId] = useState<number | null>(null);
  const [last] = data?.data ?? [];
  const dispatch = useDispatch();

  const openId = last?.id ?? null;
  const lastOpenId = useRef(openId);
  // A job can end while neither its line nor its details are visible.
  const followJob = useEffectEvent(() => {
    if (lastOpenId.current !== null && lastOpenId.current !== openId) {
      dispatch(dataChanged([subjectOf(handle.contract.name)]));
    }
    lastOpenId.current = openId;
  });
  useEffect(() => followJob(), [openId]);

  const job = last?.id === hiddenId ? undefined : last;
  if (job === undefined && detailJob === null) return null;
  return (
    <Suspense fallback={null}>
      <JobBar
        calls={calls}
        job={job}
        detailJob={detailJob}
        onShow={(next) => {
          setDetailJob(next);
          // An undo that was started in the details continues here.
          if (next === null) again();
        }}
        onHide={() => setHiddenId(last?.id ?? null)}
      />
    </Suspense>
  );
}
