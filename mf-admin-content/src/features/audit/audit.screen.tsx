import { ScreenHead, useChangedState } from '@enlace/shared-admin';
import { AuditEntries, auditTexts, noAuditLabels } from '@enlace/shared-admin/audit';
import { users } from '@enlace/shared-contract/identity';
import { defineScreen, useAnswer, useLastAnswer, useReload, useScreen } from '@enlace/shared-data';
import { useNavigate, useTexts } from '@enlace/shared-platform';
import { EmptyState, ErrorState, ForbiddenState, Pagination, Skeleton } from '@enlace/shared-ui';

import { handleOf } from '../../lib/handle-of';
import { useLastPage } from '../../lib/use-last-page';
import { addressOf, audit, choiceOf, isNarrowed, pageSize, type AuditChoice } from './audit';
import { AuditFilters } from './audit-filters';
import { AuditTools } from './audit-tools';
import { auditScreenTexts } from './texts';

const withoutTexts = () => Promise.resolve(undefined);

function Audit() {
  const t = useTexts(auditScreenTexts);
  const navigate = useNavigate();
  const reload = useReload();
  const { locale, search, loadFieldTexts = withoutTexts } = useScreen();
  const choice = choiceOf(search);
  const { status, answer: data, error } = useLastAnswer(audit.calls.list, choice);
  const labelRead = useAnswer(audit.calls.labels, locale);
  const labels = labelRead.answer?.data ?? (labelRead.status === 'rejected' ? noAuditLabels : null);
  const changedChoice = useChangedState(choice, addressOf);
  const change = (part: Partial<AuditChoice>) =>
    void navigate(addressOf(changedChoice({ page: 1, ...part })), { replace: true, preventScrollReset: true });
  const total = data?.meta.total ?? 0;
  useLastPage({ page: choice.page, pageSize, rowCount: data?.data.length ?? null, total }, (page) => change({ page }));
  if (status === 'rejected' && error?.code === 'FORBIDDEN') return <ForbiddenState />;
  return (
    <>
      <ScreenHead
        title={t('title')}
        detail={data === null ? undefined : t('count', { count: total })}
        actions={<AuditTools choice={choice} />}
      />
      <AuditFilters
        choice={choice}
        labels={labels ?? noAuditLabels}
        entries={data?.data ?? []}
        total={data?.meta.total ?? null}
        onChange={change}
      />
      {status === 'rejected' && (
        <ErrorState title={t('failed.title')} onRetry={() => reload([audit.calls.list.query(choice)])}>
          {error?.message || t('failed.hint')}
        </ErrorState>
      )}
      {status !== 'rejected' && (data === null || (labels === null && data.data.length > 0)) && <Skeleton lines={12} />}
      {data?.data.length === 0 && (
        <EmptyState title={t(isNarrowed(choice) ? 'noneFound.title' : 'none.title')}>
          {t(isNarrowed(choice) ? 'noneFound.hint' : 'none.hint')}
        </EmptyState>
      )}
      {data !== null && labels !== null && data.data.length > 0 && (
        <>
          <AuditEntries
            entries={data.data}
            isBusy={status === 'pending'}
            labels={labels}
            loadFieldTexts={loadFieldTexts}
          />
          <Pagination
            page={choice.page}
            pageCount={Math.ceil(total / pageSize)}
            href={(page) => addressOf({ ...choice, page })}
          />
        </>
      )}
    </>
  );
}

export const screen = defineScreen({
  Component: Audit,
  load: ({ locale, search }) => [audit.calls.list.query(choiceOf(search)), audit.calls.labels.query(locale)],
  texts: [auditScreenTexts, auditTexts],
  slices: [audit, handleOf(users)],
});
