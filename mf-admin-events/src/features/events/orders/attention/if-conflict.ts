import { isAppError } from '@enlace/shared-contract/errors';

/** For the failure of a write: reads again what another user changed faster. The state of the call shows the failure. */
export function ifConflict(readAgain: () => void): (error: unknown) => void {
  return (error) => {
    if (isAppError(error) && error.code === 'CONFLICT') readAgain();
  };
}
