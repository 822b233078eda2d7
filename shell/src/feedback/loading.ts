import { selectActivity } from '@enlace/shared-data';
import { useSelector } from '@enlace/shared-platform';
import { useEffect, useState } from 'react';

/** Whether any request is under way: the loading flag of SPEC §2. */
export function useIsLoading(): boolean {
  return useSelector((state: Parameters<typeof selectActivity>[0]) => selectActivity(state).pending > 0);
}

/** True once a delay has passed, so that what is fast flashes nothing. */
export function usePastDelay(milliseconds: number): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsPast(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isPast;
}
