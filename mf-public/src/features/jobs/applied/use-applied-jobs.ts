import { useRead, useScreen, whenIdle } from '@enlace/shared-data';
import { useEffect, useMemo, useState } from 'react';

import { appliedJobs } from './applied-jobs.slice';

export interface AppliedJob {
  /** Null for a job that was applied for on the page of the company. */
  readonly application_id: number | null;
  readonly applied_at: string;
}

const nothing = {};

/**
 * The applications of the signed-in user, by the id of their job. One request for all jobs of the page, when the
 * browser is idle; visitors and the server send none, so the rendered page is the same for all.
 */
export function useAppliedJobs(): ReadonlyMap<number, AppliedJob> {
  const { viewer } = useScreen();
  const isSignedIn = viewer !== null;
  const [isIdle, setIdle] = useState(false);
  useEffect(() => (isSignedIn ? whenIdle(() => setIdle(true)) : undefined), [isSignedIn]);
  const { answer } = useRead(appliedJobs.calls.list, isSignedIn && isIdle ? nothing : null);
  return useMemo(() => new Map((answer ?? []).map((application) => [application.job_id, application])), [answer]);
}
