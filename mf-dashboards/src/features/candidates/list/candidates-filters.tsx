import { PanelSearch } from '@enlace/shared-admin';
import type { CandidateJob } from '@enlace/shared-contract/recruiting';
import { styled, useTexts } from '@enlace/shared-platform';
import { Button, theme } from '@enlace/shared-ui';

import type { CandidatesChoice } from '../state/candidates-choice';
import { candidatesTexts } from '../texts';
import { FileButton } from './file-button';
import { JobChoice } from './job-choice';

export interface CandidatesFiltersProps {
  readonly choice: CandidatesChoice;
  readonly jobs: readonly CandidateJob[] | null;
  readonly onChange: (part: Partial<CandidatesChoice>) => void;
}

/** The job and the search, and their candidates as a file. */
export function CandidatesFilters({ choice, jobs, onChange }: CandidatesFiltersProps) {
  const t = useTexts(candidatesTexts);
  const { jobId, search } = choice;
  return (
    <Bar>
      <Job>
        <JobChoice jobs={jobs} jobId={jobId} onChange={(id) => onChange({ jobId: id })} />
      </Job>
      <PanelSearch
        name="people"
        label={t('search')}
        value={search}
        onSearch={(text) => onChange({ search: text.slice(0, 200) })}
      />
      {search !== '' && (
        <Button variant="ghost" iconBefore="close" onClick={() => onChange({ search: '' })}>
          {t('clearSearch')}
        </Button>
      )}
      <FileButton choice={choice} />
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[12]};
  align-items: center;
  margin-bottom: ${theme.space[16]};
`;

const Job = styled.div`
  flex: 1 1 16rem;
  max-width: 26rem;
  min-width: 0;
`;
