import type { ErrorView } from '@enlace/shared-data';
import { ErrorState } from '@enlace/shared-ui';

export interface LoadFailedProps {
  readonly error: ErrorView | null;
  readonly onRetry: () => void;
}

/** The error state of a load, with the server's message if it is meant for users. */
export function LoadFailed({ error, onRetry }: LoadFailedProps) {
  if (error === null || error.message === '') return <ErrorState onRetry={onRetry} />;
  return <ErrorState onRetry={onRetry}>{error.message}</ErrorState>;
}
