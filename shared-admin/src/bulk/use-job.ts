import { bulkCalls, type BulkJob } from '@enlace/shared-contract/admin';
import { isCancelled, useCall } from '@enlace/shared-data';
import { useCallback, useEffect, useState } from 'react';

import type { OfficeCalls } from '../calls/office-calls';
import { isUnderWay, jobOf } from './job-of';

/** Milliseconds between an answer and the next request for the state of a job. */
const pause = 600;

export interface SeenJob {
  readonly job: BulkJob;
  readonly runs: boolean;
  /** The last request failed, so an older state is shown. */
  readonly isLost: boolean;
  readonly look: () => Promise<void>;
}

/** The state of a job, read repeatedly while it is running. @param first its state at the start or from a list */
export function useJob(calls: OfficeCalls, first: BulkJob): SeenJob {
  const { id } = first;
  const { run, clear } = useCall(calls.calls.read, `job ${id}`);
  const [job, setJob] = useState(first);
  const [lastFirst, setLastFirst] = useState(first);
  const [isLost, setLost] = useState(false);
  if (lastFirst !== first) {
    setLastFirst(first);
    setJob(first);
  }
  const runs = isUnderWay(job);

  const look = useCallback(async () => {
    try {
      const seenJob = jobOf(await run({ call: bulkCalls.job, params: { id } }));
      // A failed request keeps the last state.
      if (seenJob !== null) setJob(seenJob);
      setLost(false);
    } catch (error) {
      if (!isCancelled(error)) setLost(true);
    }
  }, [id, run]);
  useEffect(() => {
    if (!runs) return undefined;
    let timer: ReturnType<typeof setTimeout> | null = null;
    let isOver = false;
    const lookLater = () => {
      if (!isOver) timer = setTimeout(() => void look().then(lookLater), pause);
    };
    lookLater();
    return () => {
      isOver = true;
      if (timer !== null) clearTimeout(timer);
    };
  }, [look, runs]);
  useEffect(() => clear, [clear]);
  return { job, runs, isLost, look };
}
