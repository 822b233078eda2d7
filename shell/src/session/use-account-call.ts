import { useDispatch, useSelector } from '@enlace/shared-platform';
import { useCallback, useEffect } from 'react';

import { accountCleared, accountRequested, selectAccount, type AccountCall, type AccountState } from './account.slice';

export interface AccountHook {
  /** State of the newest of these calls on this screen. */
  readonly state: AccountState;
  readonly isPending: boolean;
  readonly isDone: (call: AccountCall) => boolean;
  send(call: AccountCall, values: Readonly<Record<string, string>>): void;
}

/** The account calls of one screen; forgotten when it leaves. */
export function useAccountCall(): AccountHook {
  const dispatch = useDispatch();
  const state = useSelector(selectAccount);
  useEffect(() => () => void dispatch(accountCleared()), [dispatch]);
  const send = useCallback(
    (call: AccountCall, values: Readonly<Record<string, string>>) => void dispatch(accountRequested({ call, values })),
    [dispatch],
  );
  return {
    state,
    isPending: state.status === 'pending',
    isDone: (call) => state.call === call && state.status === 'fulfilled',
    send,
  };
}
