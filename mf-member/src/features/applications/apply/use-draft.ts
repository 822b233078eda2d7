import { selectAuth } from '@enlace/shared-auth';
import { wireUrl } from '@enlace/shared-contract/calls';
import { AppError } from '@enlace/shared-contract/errors';
import { applicationCalls } from '@enlace/shared-contract/recruiting';
import { useRunCall } from '@enlace/shared-data';
import { useLeaveGuard } from '@enlace/shared-forms';
import { useStore } from '@enlace/shared-platform';
import { useEffect, useState } from 'react';

import { sendLast } from '../../../lib/send-last';
import { applications, type ApplicationWords } from '../applications.slice';
import { createDraftKeeper, type DraftKeeper, type DraftState } from './draft-keeper';
import { useStoredPreview } from './use-stored-preview';

export interface Draft extends Pick<DraftKeeper<ApplicationWords>, 'save' | 'rest' | 'forget'> {
  readonly words: ApplicationWords;
  readonly state: DraftState;
  readonly change: (part: Partial<ApplicationWords>) => void;
}

/**
 * The words and answers of an application that is not sent. They are stored after a pause in typing, and when the page is hidden,
 * closed or left.
 * @param storedWords of the server; shown until the user types
 */
export function useDraft(job: number, storedWords: ApplicationWords): Draft {
  const run = useRunCall();
  const { change: changePreview } = useStoredPreview(job);
  const store = useStore<Parameters<typeof selectAuth>[0]>();
  const [typedWords, setTypedWords] = useState<ApplicationWords | null>(null);
  const [state, setState] = useState<DraftState>('idle');

  const [keeper] = useState(() =>
    createDraftKeeper({
      async store(words: ApplicationWords) {
        await run(applications.calls.saveDraft, { job, ...words }, String(job));
        // The cached preview begins with these words when the page is opened again.
        changePreview(() => words);
      },
      onState: setState,
    }),
  );

  useEffect(() => {
    const storeLast = () =>
      keeper.saveLast(async (words) => {
        const { accessToken } = selectAuth(store.getState());
        // After a sign-out, nothing can be stored.
        if (accessToken === null) throw new AppError('UNAUTHENTICATED');
        await sendLast(wireUrl(applicationCalls.saveApplicationDraft, { id: job }), words, accessToken);
      });
    const handleVisibility = () => {
      if (document.visibilityState === 'hidden') storeLast();
    };
    keeper.setShown(true);
    document.addEventListener('visibilitychange', handleVisibility);
    addEventListener('pagehide', storeLast);
    return () => {
      document.removeEventListener('visibilitychange', handleVisibility);
      removeEventListener('pagehide', storeLast);
      keeper.setShown(false);
    };
  }, [job, keeper, store]);
  useLeaveGuard(state === 'failed' || state === 'refused');

  const words = typedWords ?? storedWords;
  return {
    words,
    state,
    change(part) {
      const nextWords = { ...words, ...part };
      setTypedWords(nextWords);
      keeper.change(nextWords);
    },
    save: keeper.save,
    rest: keeper.rest,
    forget: keeper.forget,
  };
}
