import { idleCall, useRunCall, type CallState } from '@enlace/shared-data';
import { useDispatch, useSelector } from '@enlace/shared-platform';
import { useCallback, useEffect, useState } from 'react';

import { account, type AccountAnswer, type AccountCall } from './account';

export interface AccountHook {
  /** The newest call of this screen; null before the first. */
  readonly name: AccountCall | null;
  readonly state: CallState;
  readonly isDone: (name: AccountCall) => boolean;
  /** Resolves when the server accepted the call; rejects with an `AppError`. */
  send(name: AccountCall, values: Readonly<Record<string, unknown>>): Promise<AccountAnswer>;
}

/** The account calls of one screen; forgotten when it leaves. */
export function useAccountCall(): AccountHook {
  const dispatch = useDispatch();
  const run = useRunCall();
  const [name, setName] = useState<AccountCall | null>(null);
  const state = useSelector((all) => (name === null ? idleCall : account.calls.send.select(all, name)));
  useEffect(() => () => void (name !== null && dispatch(account.calls.send.clear(name))), [dispatch, name]);
  const send = useCallback(
    async (next: AccountCall, values: Readonly<Record<string, unknown>>) => {
      setName(next);
      return run(account.calls.send, { name: next, values });
    },
    [run],
  );
  return { name, state, isDone: (one) => name === one && state.status === 'fulfilled', send };
}
