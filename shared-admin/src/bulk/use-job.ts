import { bulkCalls, type BulkJob } from '@enlace/shared-contract';
import { useDispatch, useSelector } from '@enlace/shared-platform';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';

import type { OfficeCalls } from '../calls/office-calls';
import { isUnderWay, jobOf } from './job-of';

/** Milliseconds between an answer and the next look at a job. */
const pause = 600;

export interface SeenJob {
  readonly job: BulkJob;
  readonly runs: boolean;
  /** The last look was not answered: the job is shown as it was before. */
  readonly isLost: boolean;
  readonly look: () => void;
}

/** A job, looked at again and again as long as it is under way. @param first as it was when it was started or found */
export function useJob(calls: OfficeCalls, first: BulkJob): SeenJob {
  const { id } = first;
  const key = `job ${id}`;
  const dispatch = useDispatch();
  const { read } = calls.calls;
  const { status, answer: body } = useSelector((state) => read.select(state, key));
  const answered = useMemo(() => jobOf(body), [body]);
  const [known, setKnown] = useState(first);
  const [seen, setSeen] = useState<{ first: BulkJob; answered: BulkJob | null }>({ first, answered: null });
  const [isLost, setLost] = useState(false);
  if (seen.first !== first || seen.answered !== answered) {
    setSeen({ first, answered });
    // What came last counts; a look that fails takes nothing of what was seen before.
    setKnown(seen.first !== first ? first : (answered ?? known));
  }
  if (status === 'rejected' && !isLost) setLost(true);
  if (status === 'fulfilled' && isLost) setLost(false);
  const runs = isUnderWay(known);

  const look = useCallback(
    () => void dispatch(read.start({ call: bulkCalls.job, params: { id } }, key)),
    [dispatch, id, key, read],
  );
  useEffect(() => {
    if (!runs || status === 'pending') return undefined;
    const timer = setTimeout(look, pause);
    return () => clearTimeout(timer);
  }, [runs, status, look]);
  const forget = useEffectEvent(() => void dispatch(read.clear(key)));
  useEffect(() => () => forget(), []);
  return { job: known, runs, isLost, look };
}
