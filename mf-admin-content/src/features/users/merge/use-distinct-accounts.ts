import { useNotices } from '@enlace/shared-admin';
import { useCall } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { useState } from 'react';

import { toolsTexts } from '../tools/texts';
import { merging } from './merging';

interface Candidate {
  readonly id: number;
  readonly email: string;
}

interface MarkedPairs {
  readonly user_id: number;
  readonly other_ids: number[];
  /** Addresses of the accounts, for the notice. */
  readonly names: readonly string[];
}

/** Marks accounts as two people, with undo of the last mark. */
export function useDistinctAccounts() {
  const t = useTexts(toolsTexts);
  const notices = useNotices();
  const marking = useCall(merging.calls.markDistinct);
  const unmarking = useCall(merging.calls.unmarkDistinct);
  const [markedPairs, setMarked] = useState<MarkedPairs | null>(null);
  return {
    markedPairs,
    isMarking: marking.status === 'pending',
    isUndoing: unmarking.status === 'pending',
    hide: () => setMarked(null),
    async mark(user: Candidate, others: readonly Candidate[]) {
      try {
        const pairs = await marking.run({ user_id: user.id, other_ids: others.map(({ id }) => id) });
        setMarked({ ...pairs, names: [user, ...others].map(({ email }) => email) });
      } catch (error) {
        notices.showFailure(error, t('failed.hint'));
      }
    },
    async undo() {
      if (markedPairs === null) return;
      const { user_id, other_ids } = markedPairs;
      try {
        if (other_ids.length > 0) await unmarking.run({ user_id, other_ids });
        setMarked(null);
      } catch (error) {
        notices.showFailure(error, t('failed.hint'));
      }
    },
  };
}
