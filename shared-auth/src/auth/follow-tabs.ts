import type { UnknownAction } from '@enlace/shared-platform';

import { onSessionChange } from '../session/session-client';
import { sessionChanged, storedSessionChanged } from './auth.slice';
import { tokenKey } from './stored-session';

/** Reports events of other tabs and of the session client to the saga. Returns a function that stops it. */
export function followTabs(dispatch: (action: UnknownAction) => void): () => void {
  const handleStorage = (event: StorageEvent) => {
    // The key is null when all entries were removed.
    if (event.key === tokenKey || event.key === null) dispatch(storedSessionChanged());
  };
  window.addEventListener('storage', handleStorage);
  const stop = onSessionChange((isSignedIn) => dispatch(sessionChanged(isSignedIn)));
  return () => {
    window.removeEventListener('storage', handleStorage);
    stop();
  };
}
