import type { SavedPersonRights } from '@enlace/shared-contract';
import { useDispatch } from '@enlace/shared-platform';
import { useState } from 'react';

import type { Gift } from '../state/gift';
import { personRights } from '../state/person-rights';

/** What has just been given, and what takes it back. */
export interface Given {
  readonly answered: SavedPersonRights;
  readonly gift: Gift;
  readonly reason: string;
}

/** Keeps the last gift while its person is looked at, and shows her rights as they are then. */
export function useGiven() {
  const dispatch = useDispatch();
  const [given, setGiven] = useState<Given | null>(null);
  return {
    given,
    keep: (answered: SavedPersonRights, gift: Gift, reason: string) => {
      setGiven({ answered, gift, reason });
      dispatch(personRights.replaced(answered));
    },
    forget: (answered?: SavedPersonRights) => {
      setGiven(null);
      if (answered !== undefined) dispatch(personRights.replaced(answered));
    },
  };
}
