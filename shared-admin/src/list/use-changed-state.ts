import { useLocation } from '@enlace/shared-platform';
import { useEffect, useRef } from 'react';

interface PendingChanges<State> {
  readonly part: Partial<State>;
  /** The requested addresses in their order. */
  readonly addresses: readonly string[];
}

/**
 * For a state in the address: a function that answers the state with a change. A requested address is drawn later. A
 * second change before that keeps the first one.
 */
export function useChangedState<State extends object>(
  drawnState: State,
  addressOf: (state: State) => string,
): (part: Partial<State>) => State {
  const pendingChanges = useRef<PendingChanges<State>>({ part: {}, addresses: [] });
  const drawnAddress = addressOf(drawnState);
  // Another one for each navigation, also to the same address.
  const { key } = useLocation();
  useEffect(() => {
    const { addresses } = pendingChanges.current;
    // The last change is drawn, or the user went elsewhere.
    if (addresses.at(-1) === drawnAddress || !addresses.includes(drawnAddress))
      pendingChanges.current = { part: {}, addresses: [] };
  }, [drawnAddress, key]);
  return (part) => {
    const { part: pendingPart, addresses } = pendingChanges.current;
    const changedPart = { ...pendingPart, ...part };
    const state = { ...drawnState, ...changedPart };
    pendingChanges.current = { part: changedPart, addresses: [...addresses, addressOf(state)] };
    return state;
  };
}
