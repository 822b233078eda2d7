import { useReload, type ErrorView, type Need } from '@enlace/shared-data';
import { ErrorState } from '@enlace/shared-ui';

export interface FigureFailedProps {
  readonly error: ErrorView | null;
  /** Called by "Try again". */
  readonly need: Need;
}

/** A figure that failed to load; the other figures stay. */
export function FigureFailed({ error, need }: FigureFailedProps) {
  const reload = useReload();
  const onRetry = () => reload([need]);
  if (error === null || error.message === '') return <ErrorState onRetry={onRetry} />;
  return <ErrorState onRetry={onRetry}>{error.message}</ErrorState>;
}
