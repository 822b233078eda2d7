import { toErrorView, type ErrorView } from '@enlace/shared-data';
import { useEffect, useRef } from 'react';

export interface SubmitSteps<A> {
  readonly onSent: (answer: A) => void;
  readonly onFailed: (error: ErrorView) => void;
}

/**
 * Runs one attempt at a time: an attempt during another one does nothing. What happens after the form has left the page
 * is not reported.
 */
export function useSubmit<A>(steps: SubmitSteps<A>) {
  const isSending = useRef(false);
  const isOnPage = useRef(false);
  const current = useRef(steps);
  useEffect(() => {
    current.current = steps;
  });
  useEffect(() => {
    isOnPage.current = true;
    return () => {
      isOnPage.current = false;
    };
  }, []);
  return {
    isSending: () => isSending.current,
    run: async (send: () => Promise<A>): Promise<void> => {
      if (isSending.current) return;
      isSending.current = true;
      try {
        const answer = await send();
        if (isOnPage.current) current.current.onSent(answer);
      } catch (error) {
        if (isOnPage.current) current.current.onFailed(toErrorView(error));
      } finally {
        isSending.current = false;
      }
    },
  };
}
