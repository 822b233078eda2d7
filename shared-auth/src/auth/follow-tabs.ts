import type { UnknownAction } from '@enlace/shared-platform';

import { onSessionChange } from '../session/session-client';
import { sessionChanged, storedSessionChanged } from './auth.slice';
import { tokenKey } from './stored-session';

/** Tells the saga what other tabs and the session client see. Returns the way to stop. */
export function followTabs(dispatch: (action: UnknownAction) => void): () => void {
  const handleStorage = (event: StorageEvent) => {
    // A key of null: everything was removed.
    if (event.key === tokenKey || event.key === null) dispatch(storedSessionChanged());
  };
  window.addEventListener('storage', handleStorage);
  const stop = onSessionChange((isSignedIn) => dispatch(sessionChanged(isSignedIn)));
  return () => {
    window.removeEventListener('storage', handleStorage);
    stop();
  };
}
