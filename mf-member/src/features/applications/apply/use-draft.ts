import { selectAuth } from '@enlace/shared-auth';
import { wireUrl } from '@enlace/shared-contract/calls';
import { AppError } from '@enlace/shared-contract/errors';
import { applicationCalls } from '@enlace/shared-contract/recruiting';
import { useRunCall, useScreen } from '@enlace/shared-data';
import { useLeaveGuard } from '@enlace/shared-forms';
import { useDispatch, useStore } from '@enlace/shared-platform';
import { useEffect, useState } from 'react';

import { sendLast } from '../../../lib/send-last';
import { applications } from '../applications.slice';
import { createDraftKeeper, type DraftKeeper, type DraftState } from './draft-keeper';

export interface Draft extends Pick<DraftKeeper, 'save' | 'rest' | 'forget'> {
  readonly words: string;
  readonly state: DraftState;
  readonly change: (words: string) => void;
}

/**
 * The words of an application that is not sent. They are stored after a pause in typing, and when the page is hidden,
 * closed or left.
 * @param storedWords of the server; shown until the user types
 */
export function useDraft(job: number, storedWords: string | null): Draft {
  const { locale: lang } = useScreen();
  const run = useRunCall();
  const dispatch = useDispatch();
  const store = useStore<Parameters<typeof selectAuth>[0]>();
  const [typedWords, setTypedWords] = useState<string | null>(null);
  const [state, setState] = useState<DraftState>('idle');

  /** The cached preview begins with these words when the page is opened again. */
  const showStored = (message: string) => {
    const { preview } = applications.calls;
    const { answer } = preview.select(store.getState(), preview.keyOf({ job, lang }));
    if (answer !== null) dispatch(preview.replaced({ job, lang }, { ...answer, message }));
  };
  const [keeper] = useState(() =>
    createDraftKeeper({
      async store(message) {
        await run(applications.calls.saveDraft, { job, message }, String(job));
        showStored(message);
      },
      onState: setState,
    }),
  );

  useEffect(() => {
    const storeLast = () =>
      keeper.saveLast(async (message) => {
        const { accessToken } = selectAuth(store.getState());
        // After a sign-out, nothing can be stored.
        if (accessToken === null) throw new AppError('UNAUTHENTICATED');
        await sendLast(wireUrl(applicationCalls.saveApplicationDraft, { id: job }), { message }, accessToken);
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

  return {
    words: typedWords ?? storedWords ?? '',
    state,
    change(words) {
      setTypedWords(words);
      keeper.change(words);
    },
    save: keeper.save,
    rest: keeper.rest,
    forget: keeper.forget,
  };
}
