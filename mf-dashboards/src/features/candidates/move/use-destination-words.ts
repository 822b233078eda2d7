import { useTexts } from '@enlace/shared-platform';

import { type Destination, stateOfMove } from '../state/destinations';
import { candidatesTexts } from '../texts';

/** Returns a function that names a destination: its stage or its state. */
export function useDestinationWords(): (destination: Destination) => string {
  const t = useTexts(candidatesTexts);
  return ({ move, stage }) => stage?.name ?? t(`states.${stateOfMove(move)}`);
}
