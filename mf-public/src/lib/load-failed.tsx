import type { ErrorView } from '@enlace/shared-data';
import { ErrorState } from '@enlace/shared-ui';

export interface LoadFailedProps {
  readonly error: ErrorView | null;
  readonly onRetry: () => void;
}

/** The error state of a load, with the server's message if it is meant for users. */
export function LoadFailed({ error, onRetry }: LoadFailedProps) {
  return error === null || error.message === '' ? (
    <ErrorState onRetry={onRetry} />
  ) : (
    <ErrorState onRetry={onRetry}>{error.message}</ErrorState>
  );
}
