import { useTexts } from '@enlace/shared-platform';

import { texts } from '../texts';
import type { AccountState } from './account.slice';
import { summaryOf } from './form-problems';
import { Message } from './session-card';

export interface AccountMessageProps {
  readonly state: AccountState;
  /** What to say when the call succeeded; null for nothing. */
  readonly success: string | null;
}

/** How the call of a session screen ended. */
export function AccountMessage({ state, success }: AccountMessageProps) {
  const t = useTexts(texts);
  const failure = state.status === 'rejected' ? summaryOf(state.error, t) : '';
  if (failure !== '') {
    return (
      <Message $kind="error" role="alert">
        {failure}
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
