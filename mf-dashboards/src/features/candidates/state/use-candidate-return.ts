import type { Candidate } from '@enlace/shared-contract/recruiting';
import { useEffect } from 'react';

import { useListReturn } from '../../../lib/list-return';
import { candidatesPath } from './candidates-choice';
import { useWalkMemory } from './walk-memory';

/**
 * Restores a list of candidates after the visit of one of them.
 * @param address the address of the list
 * @param hasRows whether its candidates are loaded
 * @returns the candidate to highlight; null when the user comes from elsewhere
 */
export function useCandidateReturn(address: string, hasRows: boolean): Candidate['id'] | null {
  const walks = useWalkMemory();
  // The order of the list can have changed meanwhile.
  useEffect(() => walks.clear(), [walks]);
  return useListReturn({ path: candidatesPath, address, attribute: 'data-candidate', hasRows });
}
