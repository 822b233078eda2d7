import type { PoolMember } from '@enlace/shared-contract/talent-pool';
import { useRead } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import { ErrorState, Skeleton, Text, theme } from '@enlace/shared-ui';

import { Section } from '../../../lib/section';
import { talent } from '../../../lib/talent/talent.slice';
import { talentTexts } from '../../../lib/talent/texts';
import { useOwnCompanies } from '../state/own-companies';
import { MemberFollowUps } from './member-follow-ups';
import { MemberPools } from './member-pools';
import { MemberTags } from './member-tags';

/** Tags, pools and follow-ups of the recruiter's companies on a member. */
export function MemberFile({ id }: { readonly id: PoolMember['id'] }) {
  const t = useTexts(talentTexts);
  const companies = useOwnCompanies();
  const { answer, status, error, again } = useRead(talent.calls.file, id);
  const isFailed = answer === null && status === 'rejected';
  // A member who has left the pool: companies keep only the address that they got.
  if (isFailed && error?.code === 'NOT_FOUND') return null;
  return (
    <Section title={t('file.title')}>
      {isFailed && <ErrorState onRetry={again}>{error?.message || t('file.failed')}</ErrorState>}
      {answer === null && !isFailed && (
        <div aria-busy>
          <Skeleton lines={4} />
        </div>
      )}
      {answer !== null && (
        <Parts>
          <MemberTags id={id} tags={answer.tags} companies={companies} />
          <MemberPools id={id} memberPools={answer.pools} />
          <MemberFollowUps id={id} followUps={answer.follow_ups} companies={companies} />
          <Text size="caption" tone="soft">
            {t('file.archive')}
          </Text>
        </Parts>
      )}
    </Section>
  );
}

const Parts = styled.div`
  display: grid;
  gap: ${theme.space[20]};
  font-size: ${theme.textSize.small};
  h3 {
    padding-bottom: ${theme.space[8]};
    font: 600 ${theme.textSize.small} / 1.4 ${theme.font.text};
  }
`;
