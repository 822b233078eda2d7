import type { CandidateDetails } from '@enlace/shared-contract/recruiting';
import { useCall } from '@enlace/shared-data';
import { useDispatch } from '@enlace/shared-platform';
import { useEffect } from 'react';

import { candidates } from '../state/candidates';

/**
 * Reports that a new application was opened, once: the member reads that it was seen.
 * @returns whether the report is being sent; it changes the version of the candidate
 */
export function useView(candidate: CandidateDetails): boolean {
  const dispatch = useDispatch();
  const id = candidate.state === 'submitted' ? candidate.id : null;
  const { run, status } = useCall(candidates.calls.view, `view ${candidate.id}`);
  useEffect(() => {
    if (id === null) return;
    run(id).then(
      (answer) => dispatch(candidates.calls.one.replaced(id, answer)),
      // Nothing is lost: the next visit reports it.
      () => undefined,
    );
  }, [dispatch, id, run]);
  return status === 'pending';
}
