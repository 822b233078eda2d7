import { isAppError } from '@enlace/shared-contract/errors';
import { isCancelled } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { useCallback, useState } from 'react';

import { membershipTexts } from './texts';

/** Runs an action and keeps the text of its failure. `onError` can take an error over; it returns whether it did. */
export function useFailure() {
  const t = useTexts(membershipTexts);
  const [failure, setFailure] = useState<string | null>(null);
  const attempt = useCallback(
    async (work: () => Promise<void>, onError?: (error: unknown) => boolean) => {
      setFailure(null);
      try {
        await work();
      } catch (error) {
        if (isCancelled(error) || onError?.(error) === true) return;
        const isUncertain = isAppError(error) && (error.code === 'NETWORK' || error.status >= 500);
        setFailure(isUncertain ? t('checking') : (isAppError(error) && error.userMessage) || t('problem'));
      }
    },
    [t],
  );
  return { failure, attempt, setFailure };
}
