import { mayCall } from '@enlace/shared-contract/access';
import { type CandidateJob, candidateStageCalls } from '@enlace/shared-contract/recruiting';
import { useScreen } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import { Heading, Link, theme } from '@enlace/shared-ui';

import { ViewSwitch } from '../../../lib/view-switch';
import { addressWith } from '../../../lib/addresses';
import { addressOf, type CandidatesChoice, settingsPath } from '../state/candidates-choice';
import { companyOfChoice } from '../state/use-stages';
import { candidatesTexts } from '../texts';

export interface ListHeadProps {
  readonly choice: CandidatesChoice;
  readonly jobs: readonly CandidateJob[] | null;
}

/** Title, number of candidates of the job, and the choice between table and board. */
export function ListHead({ choice, jobs }: ListHeadProps) {
  const t = useTexts(candidatesTexts);
  const chosenJobs = jobs?.filter(({ id }) => choice.jobId === null || id === choice.jobId) ?? [];
  const count = chosenJobs.reduce((sum, { total }) => sum + total, 0);
  const isBoard = choice.layout === 'board';
  const maySave = mayCall(useScreen().viewer, candidateStageCalls.saveCandidateStages.access);
  return (
    <Head>
      <div>
        <Heading level={1} size="h3" tabIndex={-1}>
          {t('title')}
        </Heading>
        <p>{jobs === null ? t('lead') : t('count', { count })}</p>
      </div>
      <Side>
        {maySave && (
          <Link to={addressWith(settingsPath, { company_id: String(companyOfChoice(choice, jobs) ?? '') })}>
            {t('settings')}
          </Link>
        )}
        <ViewSwitch
          label={t('layouts.label')}
          entries={[
            { label: t('layouts.table'), to: addressOf({ ...choice, layout: 'table' }), isCurrent: !isBoard },
            { label: t('layouts.board'), to: addressOf({ ...choice, layout: 'board' }), isCurrent: isBoard },
          ]}
        />
      </Side>
    </Head>
  );
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[12]} ${theme.space[24]};
  align-items: center;
  justify-content: space-between;
  padding-bottom: ${theme.space[16]};
  p {
    color: ${theme.color.inkSoft};
    font-size: ${theme.textSize.small};
    font-variant-numeric: tabular-nums;
  }
`;

const Side = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[12]} ${theme.space[24]};
  align-items: center;
`;
