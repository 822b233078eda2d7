import { auditCalls, auditLabelsSchema, auditSchema } from '@enlace/shared-contract/admin';
import { styled, useLocale } from '@enlace/shared-platform';
import { EmptyState, ErrorState, Link, Select, Skeleton, theme } from '@enlace/shared-ui';
import { useCallback, useState } from 'react';

import { useOfficeRead } from '../calls/use-office-calls';
import type { AdminResource, AdminRow } from '../declare/admin-resource';
import { AuditEntries } from './audit-entries';
import { noAuditLabels } from './audit-labels';
import { useAuditTexts } from './texts';

export interface ActivityPanelProps {
  readonly admin: AdminResource;
  readonly record: AdminRow;
}

const pageSize = 25;

/** The latest entries of the audit about a record; for a user, also what the user did. */
export function ActivityPanel({ admin: { calls, handle, texts }, record }: ActivityPanelProps) {
  const t = useAuditTexts();
  const { name: resource } = handle.contract;
  const isUser = resource === 'users';
  const [isByUser, setByUser] = useState(isUser);
  const filters: Readonly<Record<string, string | number>> = isByUser
    ? { actor_id: record.id }
    : { resource, row_id: record.id };
  const question = { call: auditCalls.getAudit, query: { ...filters, per_page: pageSize } };
  const { data, error, status, again } = useOfficeRead(calls, question, auditSchema);
  const { locale } = useLocale();
  const labelQuestion = { call: auditCalls.getAuditLabels, query: { lang: locale } };
  const labels = useOfficeRead(calls, labelQuestion, auditLabelsSchema);
  const isNamed = labels.data !== null || labels.error !== null;
  const entries = data?.data ?? [];
  const loadFieldTexts = useCallback(
    (name: string) => Promise.resolve(name === resource ? texts : undefined),
    [resource, texts],
  );
  const address = new URLSearchParams(Object.entries(filters).map(([name, value]) => [name, String(value)]));
  return (
    <>
      {isUser && (
        <Choice>
          <Select
            aria-label={t('which')}
            value={isByUser ? 'byUser' : 'onRecord'}
            options={[
              { value: 'byUser', label: t('byUser') },
              { value: 'onRecord', label: t('onRecord') },
            ]}
            onChange={({ target }) => setByUser(target.value === 'byUser')}
          />
        </Choice>
      )}
      {error !== null && data === null && <ErrorState title={t('failed')} onRetry={again} />}
      {error === null && (data === null || !isNamed) && <Skeleton height="14rem" />}
      {data !== null && isNamed && entries.length === 0 && <EmptyState title={t('none')}>{t('noneHint')}</EmptyState>}
      {isNamed && entries.length > 0 && (
        <>
          <AuditEntries
            entries={entries}
            isBusy={status === 'pending'}
            isOfRecord={!isByUser}
            labels={labels.data?.data ?? noAuditLabels}
            loadFieldTexts={loadFieldTexts}
          />
          <Link to={`/admin/audit?${address.toString()}`}>{t('more')}</Link>
        </>
      )}
    </>
  );
}

const Choice = styled.div`
  max-width: 22rem;
  margin-block: ${theme.space[8]} ${theme.space[12]};
`;
