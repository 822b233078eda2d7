import { isAppError } from '@enlace/shared-contract/errors';
import { isCancelled, noticeShown } from '@enlace/shared-data';
import { useDispatch, useTexts } from '@enlace/shared-platform';
import { useState, type ReactNode } from 'react';

import { ProofDialog } from './proof-dialog';
import { factorTexts } from '../../../lib/second-factor/texts';

export interface ProofHook {
  /** Runs a change; the user proves the identity first where the server asks for it. Failures are notices. */
  readonly withProof: (work: () => Promise<void>) => void;
  /** Whether a change runs. */
  readonly isRunning: boolean;
  readonly dialog: ReactNode;
}

/** Changes that need a recent proof of identity. */
export function useProof(): ProofHook {
  const t = useTexts(factorTexts);
  const dispatch = useDispatch();
  const [waitingWork, setWaitingWork] = useState<{ readonly run: () => Promise<void> } | null>(null);
  const [isRunning, setRunning] = useState(false);
  const withProof = (run: () => Promise<void>) => {
    setRunning(true);
    run()
      .catch((error: unknown) => {
        if (isCancelled(error)) return;
        if (isAppError(error) && error.fields?.['current_password'] !== undefined) return setWaitingWork({ run });
        dispatch(noticeShown({ kind: 'error', text: (isAppError(error) && error.userMessage) || t('failed') }));
        return undefined;
      })
      .finally(() => setRunning(false));
  };
  const handleProved = () => {
    const work = waitingWork;
    setWaitingWork(null);
    if (work !== null) withProof(work.run);
  };
  const dialog = waitingWork !== null && <ProofDialog onProved={handleProved} onClose={() => setWaitingWork(null)} />;
  return { withProof, isRunning, dialog };
}
