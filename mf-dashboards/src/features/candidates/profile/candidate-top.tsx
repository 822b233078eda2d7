import { useTexts } from '@enlace/shared-platform';

import { NeighbourRow } from '../../../lib/neighbour-row';
import { addressOf, type CandidatesChoice } from '../state/candidates-choice';
import { useWalk } from '../state/use-walk';
import { candidatesTexts } from '../texts';

export interface CandidateTopProps {
  readonly id: number;
  readonly choice: CandidatesChoice;
}

/** The way back to the list, and the neighbours in it. */
export function CandidateTop({ id, choice }: CandidateTopProps) {
  const t = useTexts(candidatesTexts);
  return (
    <NeighbourRow
      list={addressOf(choice)}
      neighbours={useWalk(choice, id)}
      words={{
        back: t('profile.back'),
        neighbours: t('profile.neighbours'),
        previous: t('profile.previous'),
        next: t('profile.next'),
        place: ({ place, total }) => t('profile.place', { place, total }),
      }}
    />
  );
}
