import type { Candidate } from '@enlace/shared-contract/recruiting';
import { useRead } from '@enlace/shared-data';
import { useEffect } from 'react';

import type { Neighbours } from '../../../lib/neighbour-row';
import { addressOf, candidateAddress, type CandidatesChoice, pageSize } from './candidates-choice';
import { candidates } from './candidates';
import type { Walk } from './read-walk';
import { useWalkMemory } from './walk-memory';

/** Whether both neighbours of a candidate are known. */
function isInside({ ids, start, total }: Walk, id: Candidate['id']): boolean {
  const at = ids.indexOf(id);
  if (at === -1) return false;
  return (at > 0 || start === 0) && (at < ids.length - 1 || start + ids.length >= total);
}

/** The neighbours of a candidate in the list of an address; null while they load, and outside of that list. */
export function useWalk(choice: CandidatesChoice, id: Candidate['id']): Neighbours | null {
  const walks = useWalkMemory();
  const address = addressOf({ ...choice, page: 1 });
  const storedWalk = walks.get(address);
  const isStored = storedWalk !== undefined && isInside(storedWalk, id);
  const { answer } = useRead(candidates.calls.walk, isStored ? null : { choice, id });
  const walk = isStored ? storedWalk : answer;
  useEffect(() => {
    if (answer?.ids.includes(id) === true) walks.set(address, answer);
  }, [address, answer, id, walks]);
  const at = walk?.ids.indexOf(id) ?? -1;
  if (walk === null || at === -1) return null;
  const addressAt = (index: number): string | null => {
    const neighbour = walk.ids[index];
    const page = Math.floor((walk.start + index) / pageSize) + 1;
    return neighbour === undefined ? null : candidateAddress(neighbour, { ...choice, page });
  };
  return { place: walk.start + at + 1, total: walk.total, previous: addressAt(at - 1), next: addressAt(at + 1) };
}
