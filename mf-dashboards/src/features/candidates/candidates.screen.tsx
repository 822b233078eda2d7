import { useChangedState } from '@enlace/shared-admin';
import { mayCall } from '@enlace/shared-contract/access';
import { candidateCalls } from '@enlace/shared-contract/recruiting';
import { defineScreen, useAnswer, useScreen } from '@enlace/shared-data';
import { useNavigate } from '@enlace/shared-platform';
import { Skeleton } from '@enlace/shared-ui';
import { controlTexts } from '@enlace/shared-ui/controls';

import { CandidatesBoard } from './board/candidates-board';
import { CandidatesFilters } from './list/candidates-filters';
import { CandidatesList } from './list/candidates-list';
import { ListHead } from './list/list-head';
import { useMoves } from './move/use-moves';
import { candidates } from './state/candidates';
import { addressOf, type CandidatesChoice, choiceOf, filterKey, queryOf } from './state/candidates-choice';
import { companyOfChoice, useStages } from './state/use-stages';
import { recentMoves } from './state/recent-moves.slice';
import { moveTemplates } from './state/templates.slice';
import { candidatesTexts } from './texts';

/** The candidates of the recruiter's jobs, as a table or as a board. The choice is in the address. */
function Candidates() {
  const { search, viewer } = useScreen();
  const navigate = useNavigate();
  const choice = choiceOf(search);
  const { answer: jobs, status: jobsStatus } = useAnswer(candidates.calls.jobs, undefined);
  const moves = useMoves();
  const mayMove = mayCall(viewer, candidateCalls.moveCandidates.access);
  const changedChoice = useChangedState(choice, addressOf);
  const change = (part: Partial<CandidatesChoice>) =>
    void navigate(addressOf(changedChoice({ page: 1, ...part })), { replace: true, preventScrollReset: true });
  const stagesOf = useStages();
  const isLoading = stagesOf.isLoading || (jobs === null && jobsStatus !== 'rejected');
  const companyId = companyOfChoice(choice, jobs);
  const stages = stagesOf.ofCompany(companyId);
  const viewProps = { choice, moves, mayMove, stages, onChange: change };
  return (
    <>
      <ListHead choice={choice} jobs={jobs} />
      <CandidatesFilters choice={choice} jobs={jobs} onChange={change} />
      {choice.layout === 'board' && isLoading && <Skeleton lines={6} height="3rem" />}
      {choice.layout === 'board' && !isLoading && (
        // Other filters begin with the first page of each column.
        <CandidatesBoard key={filterKey(choice)} {...viewProps} />
      )}
      {choice.layout === 'table' && <CandidatesList {...viewProps} companyId={companyId} />}
      {moves.dialog}
    </>
  );
}

export const screen = defineScreen({
  Component: Candidates,
  load({ search, locale }) {
    const choice = choiceOf(search);
    const list = choice.layout === 'table' ? [candidates.calls.list.query(queryOf(choice))] : [];
    return [candidates.calls.jobs.query(undefined), candidates.calls.stages.query({ lang: locale }), ...list];
  },
  texts: [candidatesTexts, controlTexts],
  slices: [candidates, moveTemplates, recentMoves],
});
