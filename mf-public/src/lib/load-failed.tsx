import type { ErrorView } from '@enlace/shared-data';
import { ErrorState } from '@enlace/shared-ui';

export interface LoadFailedProps {
  readonly error: ErrorView | null;
  readonly onRetry: () => void;
}

/** It could not be loaded: what the server says of it, if it says anything to a person. */
export function LoadFailed({ error, onRetry }: LoadFailedProps) {
  return error === null || error.message === '' ? (
    <ErrorState onRetry={onRetry} />
  ) : (
    <ErrorState onRetry={onRetry}>{error.message}</ErrorState>
  );
}
