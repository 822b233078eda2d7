import { selectActivity } from '@enlace/shared-data';
import { useSelector } from '@enlace/shared-platform';
import { useEffect, useState } from 'react';

/** Whether a request is running: the loading flag (docs/SPECIFICATION.md, section 2). */
export function useIsLoading(): boolean {
  return useSelector((state: Parameters<typeof selectActivity>[0]) => selectActivity(state).pending > 0);
}

/** True after a delay, so that short waits show nothing. */
export function usePastDelay(milliseconds: number): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsPast(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isPast;
}
