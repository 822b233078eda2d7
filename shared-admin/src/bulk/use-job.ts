import { bulkCalls, type BulkJob } from '@enlace/shared-contract';
import { isCancelled, useCall } from '@enlace/shared-data';
import { useCallback, useEffect, useState } from 'react';

import type { OfficeCalls } from '../calls/office-calls';
import { isUnderWay, jobOf } from './job-of';

/** Milliseconds between an answer and the next look at a job. */
const pause = 600;

export interface SeenJob {
  readonly job: BulkJob;
  readonly runs: boolean;
  /** The last look was not answered: the job is shown as it was before. */
  readonly isLost: boolean;
  readonly look: () => Promise<void>;
}

/** A job, looked at again and again as long as it is under way. @param first as it was when it was started or read */
export function useJob(calls: OfficeCalls, first: BulkJob): SeenJob {
  const { id } = first;
  const { run, clear } = useCall(calls.calls.read, `job ${id}`);
  const [job, setJob] = useState(first);
  const [given, setGiven] = useState(first);
  const [isLost, setLost] = useState(false);
  if (given !== first) {
    setGiven(first);
    setJob(first);
  }
  const runs = isUnderWay(job);

  const look = useCallback(async () => {
    try {
      const seenJob = jobOf(await run({ call: bulkCalls.job, params: { id } }));
      // A look that fails takes nothing of what was seen before.
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
