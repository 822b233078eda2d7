import { useChangedState } from '@enlace/shared-admin';
import { useScreen } from '@enlace/shared-data';
import { useNavigate } from '@enlace/shared-platform';
import { useMemo } from 'react';

import { addressOf, choiceOf, type ViewChoice } from './view-choice';

export type ChangeView = (part: Partial<ViewChoice>) => void;

/** The view of the address, and its change. Each change can be taken back with the browser's button. */
export function useChoice(): { readonly choice: ViewChoice; readonly change: ChangeView } {
  const { search } = useScreen();
  const navigate = useNavigate();
  const choice = useMemo(() => choiceOf(search), [search]);
  const changedChoice = useChangedState(choice, addressOf);
  const change: ChangeView = (part) => void navigate(addressOf(changedChoice(part)), { preventScrollReset: true });
  return { choice, change };
}
