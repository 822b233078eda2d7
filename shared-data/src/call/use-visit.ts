import { AppError } from '@enlace/shared-contract/errors';
import { useCallback, useEffect, useRef } from 'react';

/**
 * Binds promises to the visit of a component: when it is unmounted or `key` changes, they reject with code CANCELLED.
 * The underlying work continues.
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
    const visitAtStart = visit.current;
    const check = () => {
      if (visit.current !== visitAtStart) throw new AppError('CANCELLED');
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
