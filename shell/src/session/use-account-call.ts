import { AppError } from '@enlace/shared-contract';
import { whenSettled } from '@enlace/shared-forms';
import { useDispatch, useSelector, useStore } from '@enlace/shared-platform';
import { useCallback, useEffect } from 'react';

import { accountCleared, accountRequested, selectAccount, type AccountCall, type AccountState } from './account.slice';

export interface AccountHook {
  /** State of the newest of these calls on this screen. */
  readonly state: AccountState;
  readonly isDone: (call: AccountCall) => boolean;
  /** Resolves when the server accepted the call; rejects with an `AppError`. */
  send(call: AccountCall, values: Readonly<Record<string, unknown>>): Promise<void>;
}

/** The account calls of one screen; forgotten when it leaves. */
export function useAccountCall(): AccountHook {
  const store = useStore();
  const dispatch = useDispatch();
  const state = useSelector(selectAccount);
  useEffect(() => () => void dispatch(accountCleared()), [dispatch]);
  const send = useCallback(
    async (call: AccountCall, values: Readonly<Record<string, unknown>>) => {
      dispatch(accountRequested({ call, values }));
      const { error } = await whenSettled(store, (all) => {
        const account = selectAccount(all);
        return account.status === 'pending' ? undefined : account;
      });
      if (error !== null) throw new AppError(error.code, { ...error, userMessage: error.message });
    },
    [dispatch, store],
  );
  return { state, isDone: (call) => state.call === call && state.status === 'fulfilled', send };
}
