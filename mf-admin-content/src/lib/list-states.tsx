import type { CallStatus, ErrorView } from '@enlace/shared-data';
import { EmptyState, ErrorState, ForbiddenState } from '@enlace/shared-ui';
import type { ReactNode } from 'react';

export interface ListStatesProps {
  readonly status: CallStatus;
  readonly error: ErrorView | null;
  /** Null while the list is loaded for the first time. */
  readonly rowCount: number | null;
  readonly errorTexts: { readonly title: string; readonly hint: string };
  readonly emptyTexts: { readonly title: string; readonly hint: string; readonly action: ReactNode };
  readonly onRetry: () => void;
  /** The table. */
  readonly children: ReactNode;
}

/** A list, or why there is none: no right, a failure, or no rows. */
export function ListStates({ status, error, rowCount, errorTexts, emptyTexts, onRetry, children }: ListStatesProps) {
  if (status === 'rejected')
    return error?.code === 'FORBIDDEN' ? (
      <ForbiddenState />
    ) : (
      <ErrorState title={errorTexts.title} onRetry={onRetry}>
        {error?.message || errorTexts.hint}
      </ErrorState>
    );
  if (rowCount === 0)
    return (
      <EmptyState title={emptyTexts.title} action={emptyTexts.action}>
        {emptyTexts.hint}
      </EmptyState>
    );
  return children;
}
