import type { ErrorView } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import type { ReactNode } from 'react';

import { sessionTexts } from './texts';
import { Message } from './session-card';

export interface FormMessageProps {
  /** A failure that belongs to no field; null for none. */
  readonly failure: ErrorView | null;
  /** What is shown without a failure; null for nothing. */
  readonly success?: string | null;
  /** After the sentence of a failure, e.g. a link. */
  readonly children?: ReactNode;
}

/** The end of a call of a session screen. */
export function FormMessage({ failure, success = null, children }: FormMessageProps) {
  const t = useTexts(sessionTexts);
  if (failure !== null) {
    return (
      <Message $kind="error" role="alert">
        {failure.code === 'NETWORK' ? t('errors.network') : failure.message || t('errors.unknown')}
        {children}
      </Message>
    );
  }
  if (success === null) return null;
  return (
    <Message $kind="success" role="status">
      {success}
    </Message>
  );
}
