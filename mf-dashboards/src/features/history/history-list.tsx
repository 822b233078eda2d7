import { useLastAnswer, useReload, useScreen } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  ForbiddenState,
  Pagination,
  Skeleton,
  Stack,
  Text,
} from '@enlace/shared-ui';

import { TrackingDays } from '../../lib/tracking/tracking-days';
import { tracking } from '../../lib/tracking/tracking.slice';
import { useLastPage } from '../../lib/use-last-page';
import { addressOf, type HistoryChoice, pageSize, queryOf } from './history-choice';
import { historyTexts } from './texts';

export interface HistoryListProps {
  readonly choice: HistoryChoice;
  readonly onChange: (part: Partial<HistoryChoice>) => void;
}

/** The entries of a choice, by day. */
export function HistoryList({ choice, onChange }: HistoryListProps) {
  const t = useTexts(historyTexts);
  const { locale } = useScreen();
  const reload = useReload();
  const query = queryOf(choice, locale);
  const { answer, status, error } = useLastAnswer(tracking.calls.all, query);
  const total = answer?.meta.total ?? 0;
  useLastPage({ page: choice.page, pageSize, rowCount: answer?.data.length ?? null, total }, (page) =>
    onChange({ page }),
  );
  if (status === 'rejected' && error?.code === 'FORBIDDEN') return <ForbiddenState />;
  if (status === 'rejected')
    return (
      <ErrorState onRetry={() => reload([tracking.calls.all.query(query)])}>{error?.message || t('failed')}</ErrorState>
    );
  if (answer === null)
    return (
      <div aria-busy>
        <Skeleton lines={6} height="3rem" />
      </div>
    );
  if (total === 0 && status !== 'pending') return <EmptyHistory choice={choice} onChange={onChange} />;
  return (
    <Stack gap={24} aria-busy={status === 'pending'}>
      <Text size="small" tone="soft" aria-live="polite">
        {t('count', { count: total })}
      </Text>
      <TrackingDays entries={answer.data} heading="h2" />
      <Pagination
        page={choice.page}
        pageCount={Math.ceil(total / pageSize)}
        href={(page) => addressOf({ ...choice, page })}
      />
    </Stack>
  );
}

function EmptyHistory({ choice, onChange }: HistoryListProps) {
  const t = useTexts(historyTexts);
  const { kind, from, to } = choice;
  if (kind === null && from === '' && to === '')
    return (
      <EmptyState
        title={t('empty.none')}
        action={
          <ButtonLink variant="secondary" to="/dashboards/talent-pool">
            {t('empty.pool')}
          </ButtonLink>
        }
      >
        {t('empty.noneHint')}
      </EmptyState>
    );
  return (
    <EmptyState
      title={t('empty.noMatch')}
      action={
        <Button variant="secondary" onClick={() => onChange({ kind: null, from: '', to: '' })}>
          {t('empty.clear')}
        </Button>
      }
    >
      {t('empty.noMatchHint')}
    </EmptyState>
  );
}
