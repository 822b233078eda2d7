import { useLastAnswer, useReload } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import {
  ButtonLink,
  EmptyState,
  ErrorState,
  ForbiddenState,
  Pagination,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@enlace/shared-ui';
import { useRef } from 'react';

import { talent } from '../../lib/talent/talent.slice';
import { talentTexts } from '../../lib/talent/texts';
import { useLastPage } from '../../lib/use-last-page';
import { FollowUpRow } from './follow-up-row';
import { addressOf, type FollowUpsChoice, pageSize, queryOf } from './follow-ups-choice';

export interface FollowUpsListProps {
  readonly choice: FollowUpsChoice;
  readonly onChange: (part: Partial<FollowUpsChoice>) => void;
}

/** The open follow-ups of a choice, the first day first. */
export function FollowUpsList({ choice, onChange }: FollowUpsListProps) {
  const t = useTexts(talentTexts);
  const reload = useReload();
  const query = queryOf(choice);
  const { answer, status, error } = useLastAnswer(talent.calls.followUps, query);
  const list = useRef<HTMLDivElement>(null);
  const total = answer?.meta.total ?? 0;
  useLastPage({ page: choice.page, pageSize, rowCount: answer?.data.length ?? null, total }, (page) =>
    onChange({ page }),
  );
  if (status === 'rejected' && error?.code === 'FORBIDDEN') return <ForbiddenState />;
  if (status === 'rejected')
    return (
      <ErrorState onRetry={() => reload([talent.calls.followUps.query(query)])}>
        {error?.message || t('due.failed')}
      </ErrorState>
    );
  if (answer === null)
    return (
      <div aria-busy>
        <VisuallyHidden>{t('due.loading')}</VisuallyHidden>
        <Skeleton lines={5} height="3rem" />
      </div>
    );
  return (
    <Stack gap={24} aria-busy={status === 'pending'}>
      <div ref={list} tabIndex={-1}>
        {total === 0 ? (
          <EmptyState
            title={t('due.none')}
            action={
              <ButtonLink variant="secondary" to="/dashboards/talent-pool">
                {t('due.pool')}
              </ButtonLink>
            }
          >
            {t('due.noneHint')}
          </EmptyState>
        ) : (
          <Rows>
            {answer.data.map((followUp) => (
              <FollowUpRow
                key={followUp.id}
                followUp={followUp}
                onDone={() => list.current?.focus({ preventScroll: true })}
              />
            ))}
          </Rows>
        )}
      </div>
      <Pagination
        page={choice.page}
        pageCount={Math.ceil(total / pageSize)}
        href={(page) => addressOf({ ...choice, page })}
      />
    </Stack>
  );
}

const Rows = styled.ol`
  display: grid;
`;
