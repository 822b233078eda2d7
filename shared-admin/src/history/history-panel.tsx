import { historyCalls, revisionsSchema, type Revision } from '@enlace/shared-contract/admin';
import { subjectOf } from '@enlace/shared-data';
import { styled, useFormats, useSearchParams } from '@enlace/shared-platform';
import { Button, EmptyState, ErrorState, Skeleton, theme } from '@enlace/shared-ui';
import { useState } from 'react';

import { useOfficeRead, useOfficeCall } from '../calls/use-office-calls';
import type { AdminResource, AdminRow } from '../declare/admin-resource';
import { useResourceTexts } from '../declare/resource-texts';
import { useLabels } from '../form/use-labels';
import { useNotices } from '../frame/use-notices';
import { useAdminTexts } from '../texts';
import { changedFields } from './changed-fields';
import { childName } from './child-words';
import { Entries, Opener } from './entries.styles';
import { RevisionDetail } from './revision-detail';

export interface HistoryPanelProps {
  readonly admin: AdminResource;
  readonly record: AdminRow;
}

/** The history of a record, newest first: each change with its fields, and a button to restore it. */
export function HistoryPanel({ admin, record }: HistoryPanelProps) {
  const t = useAdminTexts();
  const formats = useFormats();
  const { showSuccess, showFailure } = useNotices();
  const words = useResourceTexts(admin);
  const label = useLabels(words);
  const { calls, handle } = admin;
  const params = { resource: handle.contract.name, id: record.id };
  // A link of the audit opens a revision, which can be an old one.
  const [search] = useSearchParams();
  const [size, setSize] = useState(search.has('revision') ? largestSize : pageSize);
  const [openedNumber, setOpenedNumber] = useState<number | null>(() => Number(search.get('revision')) || null);
  const subject = subjectOf(params.resource, record.id);
  const childSubjects = handle.contract.children.map((child) => subjectOf(child.resource));
  const query = { page: 1, per_page: size };
  const question = { call: historyCalls.getRevisions, params, query, shows: [subject] };
  const list = useOfficeRead(calls, question, revisionsSchema);
  const restore = useOfficeCall(calls, `restore ${handle.path} ${record.id}`);

  const handleRestore = (n: number, fields: readonly string[] | null) => {
    const body = fields === null ? {} : { fields };
    const changes = [subject, ...childSubjects];
    restore.run({ call: historyCalls.restoreRevision, params: { ...params, n }, body, changes }).then(
      () => showSuccess(t('history.restored')),
      (error: unknown) => showFailure(error, t('history.failed')),
    );
  };

  if (list.error !== null && list.data === null)
    return <ErrorState onRetry={list.again}>{list.error.message || undefined}</ErrorState>;
  if (list.data === null) return <Skeleton height="14rem" />;
  const { data: revisions, meta } = list.data;
  if (revisions.length === 0) return <EmptyState title={t('history.none')}>{t('history.noneHint')}</EmptyState>;
  return (
    <>
      <Line>
        {revisions.map((revision) => (
          <li key={revision.n}>
            <Opener
              type="button"
              aria-expanded={openedNumber === revision.n}
              onClick={() => setOpenedNumber(openedNumber === revision.n ? null : revision.n)}
            >
              <b>{titleOf(revision)}</b>
              <time dateTime={revision.at}>
                {formats.date(revision.at, { dateStyle: 'medium', timeStyle: 'short' })}
              </time>
              <Fields>{summaryOf(revision)}</Fields>
              {revision.reason !== null && <Fields>“{revision.reason}”</Fields>}
            </Opener>
            {openedNumber === revision.n && (
              <RevisionDetail
                admin={admin}
                id={record.id}
                n={revision.n}
                isNewest={revision.n === revisions[0]?.n}
                isBusy={restore.status === 'pending'}
                onRestore={(fields) => handleRestore(revision.n, fields)}
              />
            )}
          </li>
        ))}
      </Line>
      {meta.total > revisions.length && (
        <Button variant="secondary" onClick={() => setSize(Math.min(largestSize, size + pageSize))}>
          {t('history.more', { count: meta.total - revisions.length })}
        </Button>
      )}
    </>
  );

  /** Labels of the record's fields; of each child row, what was done to it. */
  function summaryOf(revision: Revision): string {
    const { recordFields, children } = changedFields(revision);
    const parts = children.map(({ child, fields }) =>
      t(`history.children.${child.change}`, {
        name: childName(words, child),
        fields: formats.list(fields.map(label)),
      }),
    );
    return [...(recordFields.length === 0 ? [] : [formats.list(recordFields.map(label))]), ...parts].join('; ');
  }

  function titleOf({ action, actor }: Revision): string {
    return t(`history.actions.${action}`, { name: actor?.name ?? t('history.nobody') });
  }
}

const pageSize = 20;
const largestSize = 100;

const Line = styled(Entries)`
  margin-block: ${theme.space[16]};
`;

const Fields = styled.span`
  flex: 1 1 16rem;
  color: ${theme.color.inkSoft};
  font-size: ${theme.textSize.small};
`;
