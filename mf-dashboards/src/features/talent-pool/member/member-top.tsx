import type { PoolMember } from '@enlace/shared-contract/talent-pool';
import { useTexts } from '@enlace/shared-platform';

import { NeighbourRow } from '../../../lib/neighbour-row';
import { addressOf, type PoolChoice } from '../state/pool-choice';
import { useNeighbours } from '../state/use-neighbours';
import { poolTexts } from '../texts';

export interface MemberTopProps {
  readonly id: PoolMember['id'];
  readonly choice: PoolChoice;
}

/** The way back to the list, and the neighbours in it. */
export function MemberTop({ id, choice }: MemberTopProps) {
  const t = useTexts(poolTexts);
  return (
    <NeighbourRow
      list={addressOf(choice)}
      neighbours={useNeighbours(choice, id)}
      words={{
        back: t('member.back'),
        neighbours: t('member.neighbours'),
        previous: t('member.previous'),
        next: t('member.next'),
        place: ({ place, total }) => t('member.place', { place, total }),
      }}
    />
  );
}
