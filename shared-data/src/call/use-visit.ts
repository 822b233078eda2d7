import { AppError } from '@enlace/shared-contract';
import { useCallback, useEffect, useRef } from 'react';

/**
 * Ties promises to the visit of a component: once it has left, or `key` names something else, they reject with code
 * CANCELLED. What they wait for goes on.
 */
export function useVisit(key: string): <A>(promise: Promise<A>) => Promise<A> {
  const visit = useRef(0);
  useEffect(
    () => () => {
      visit.current += 1;
    },
    [key],
  );
  return useCallback(async (promise) => {
    const started = visit.current;
    const check = () => {
      if (visit.current !== started) throw new AppError('CANCELLED');
    };
    try {
      const answer = await promise;
      check();
      return answer;
    } catch (error) {
      check();
      throw error;
    }
  }, []);
}
