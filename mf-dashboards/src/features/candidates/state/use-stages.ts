import type { CandidateJob, CandidateStage } from '@enlace/shared-contract/recruiting';
import { useAnswer, useScreen } from '@enlace/shared-data';

import { candidates } from './candidates';
import type { CandidatesChoice } from './candidates-choice';

interface Stages {
  /** Whether they are loading for the first time. */
  readonly isLoading: boolean;
  /** The stages of a company in their order. */
  readonly ofCompany: (companyId: number | null) => readonly CandidateStage[];
}

const none: readonly CandidateStage[] = [];

/** The stages of the viewer's companies. When they cannot be read, the states take their place. */
export function useStages(): Stages {
  const { locale } = useScreen();
  const { answer, status } = useAnswer(candidates.calls.stages, { lang: locale });
  return {
    isLoading: answer === null && status !== 'rejected',
    ofCompany: (companyId) => answer?.find(({ company }) => company.id === companyId)?.stages ?? none,
  };
}

/** The company of the chosen job, or of all jobs; null for several companies. */
export function companyOfChoice({ jobId }: CandidatesChoice, jobs: readonly CandidateJob[] | null): number | null {
  const chosenJobs = (jobs ?? []).filter(({ id }) => jobId === null || id === jobId);
  const [companyId = null, ...others] = new Set(chosenJobs.map((job) => job.company_id));
  return others.length === 0 ? companyId : null;
}
