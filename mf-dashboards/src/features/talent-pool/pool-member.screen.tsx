import type { PoolMember, PoolMemberDetails } from '@enlace/shared-contract/talent-pool';
import { defineScreen, useAnswer, useReload, useScreen } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import {
  ButtonLink,
  EmptyState,
  ErrorState,
  ForbiddenState,
  Skeleton,
  Stack,
  theme,
  VisuallyHidden,
} from '@enlace/shared-ui';
import { controlTexts } from '@enlace/shared-ui/controls';

import { idOf } from '../../lib/addresses';
import { useOpenRecord } from '../../lib/list-return';
import { talent } from '../../lib/talent/talent.slice';
import { talentTexts } from '../../lib/talent/texts';
import { trackingTexts } from '../../lib/tracking/texts';
import { tracking } from '../../lib/tracking/tracking.slice';
import { ContactCard } from './contact/contact-card';
import { MemberFile } from './file/member-file';
import { MemberFacts } from './member/member-facts';
import { MemberHead } from './member/member-head';
import { MemberHistory } from './member/member-history';
import { MemberStory } from './member/member-story';
import { MemberTop } from './member/member-top';
import { MemberNotes } from './notes/member-notes';
import { companies, ownCompaniesQuery } from './state/own-companies';
import { pool } from './state/pool.slice';
import { addressOf, choiceOf, poolPath } from './state/pool-choice';
import { poolTexts } from './texts';

/** One member of the pool: what this member shows, the contact, and the history. */
function PoolMemberPage() {
  const t = useTexts(poolTexts);
  const { params, search, locale: lang } = useScreen();
  const reload = useReload();
  const id = idOf(params['id']);
  const { answer, status, error } = useAnswer(pool.calls.one, { id: id ?? 0, lang });
  useOpenRecord(poolPath, id);
  // A member who has left the pool meanwhile is not shown any more.
  if (id === null || (status === 'rejected' && error?.code === 'NOT_FOUND')) return <MissingMember id={id} />;
  const isFailed = answer === null && status === 'rejected';
  return (
    <>
      <MemberTop id={id} choice={choiceOf(search)} />
      {answer !== null && <MemberContent key={id} member={answer} />}
      {isFailed && error?.code === 'FORBIDDEN' && <ForbiddenState />}
      {isFailed && error?.code !== 'FORBIDDEN' && (
        <ErrorState onRetry={() => reload([pool.calls.one.query({ id, lang })])}>
          {error?.message || t('member.failed')}
        </ErrorState>
      )}
      {answer === null && !isFailed && (
        <div aria-busy>
          <VisuallyHidden as="h1" tabIndex={-1}>
            {t('member.loading')}
          </VisuallyHidden>
          <Skeleton lines={8} height="1.5rem" />
        </div>
      )}
    </>
  );
}

function MemberContent({ member }: { readonly member: PoolMemberDetails }) {
  return (
    <Columns>
      <MemberHead member={member} />
      <Side>
        <ContactCard member={member} />
        <MemberFile id={member.id} />
        <MemberFacts member={member} />
      </Side>
      <Stack gap={32}>
        <MemberStory member={member} />
        <MemberNotes id={member.id} />
        <MemberHistory id={member.id} />
      </Stack>
    </Columns>
  );
}

/** The member is not in the pool, or not any more; the history of the recruiter's companies stays. */
function MissingMember({ id }: { readonly id: PoolMember['id'] | null }) {
  const t = useTexts(poolTexts);
  const { search } = useScreen();
  return (
    <Stack gap={32}>
      <VisuallyHidden as="h1" tabIndex={-1}>
        {t('member.missing')}
      </VisuallyHidden>
      <EmptyState
        title={t('member.missing')}
        action={
          <ButtonLink variant="secondary" to={addressOf(choiceOf(search))}>
            {t('member.back')}
          </ButtonLink>
        }
      >
        {t('member.missingHint')}
      </EmptyState>
      {id !== null && <MemberHistory key={id} id={id} />}
    </Stack>
  );
}

export const screen = defineScreen({
  Component: PoolMemberPage,
  load({ params, locale: lang }) {
    const id = idOf(params['id']);
    return id === null ? [] : [pool.calls.one.query({ id, lang }), ownCompaniesQuery];
  },
  texts: [poolTexts, talentTexts, trackingTexts, controlTexts],
  slices: [pool, talent, companies, tracking],
});

/** The contact is above the words of the member in a narrow window, and beside them in a wide one. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[32]} ${theme.space[40]};
  align-items: start;
  ${theme.media.large} {
    grid-template-columns: minmax(0, 1fr) 18rem;
    grid-template-rows: auto 1fr;
    > :nth-child(2) {
      grid-area: 1 / 2 / span 2;
    }
  }
`;

const Side = styled.div`
  display: grid;
  gap: ${theme.space[24]};
  min-width: 0;
  ${theme.media.large} {
    > :not(:first-child) {
      padding-inline: ${theme.space[20]};
    }
  }
`;
