import { useReload } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { EmptyState, ErrorState, ForbiddenState, Pagination, Skeleton, VisuallyHidden } from '@enlace/shared-ui';
import { Checkbox } from '@enlace/shared-ui/controls';

import { inbox } from '../state/inbox';
import { addressOf, isNarrowed, pageSize, queryOf, type InboxChoice } from '../state/inbox-choice';
import { useInboxPage } from '../state/use-inbox';
import { inboxTexts } from '../texts';
import { InboxItem } from './inbox-item';
import { Head, Rows } from './inbox-list.styles';

export interface InboxListProps {
  readonly choice: InboxChoice;
  readonly selected: ReadonlySet<number>;
  /** The entry that shortcuts apply to. */
  readonly cursor: number | null;
  readonly onCursor: (id: number) => void;
  /** Null for users who cannot change entries, because they cannot select any. */
  readonly onToggle: ((id: number) => void) | null;
  readonly onSelect: (ids: readonly number[]) => void;
}

/** A page of entries. */
export function InboxList({ choice, selected, cursor, onCursor, onToggle, onSelect }: InboxListProps) {
  const t = useTexts(inboxTexts);
  const reload = useReload();
  const { status, answer: page, error } = useInboxPage(choice);
  if (status === 'rejected' && error?.code === 'FORBIDDEN') return <ForbiddenState />;
  if (status === 'rejected')
    return (
      <ErrorState title={t('failed.title')} onRetry={() => reload([inbox.calls.list.query(queryOf(choice))])}>
        {error?.message || t('failed.hint')}
      </ErrorState>
    );
  if (page === null) return <Skeleton lines={10} />;
  if (page.data.length === 0) {
    const words = isNarrowed(choice) ? 'noneFound' : 'none';
    return <EmptyState title={t(`${words}.title`)}>{t(`${words}.hint`)}</EmptyState>;
  }
  const ids = page.data.map(({ id }) => id);
  const selectedCount = ids.filter((id) => selected.has(id)).length;
  return (
    <>
      {onToggle !== null && (
        <Head>
          <Checkbox
            checked={selectedCount === ids.length}
            isIndeterminate={selectedCount > 0 && selectedCount < ids.length}
            onChange={() => onSelect(selectedCount === ids.length ? [] : ids)}
          >
            <VisuallyHidden>{t('selectAll')}</VisuallyHidden>
          </Checkbox>
          <span aria-hidden="true">{t('selectAll')}</span>
        </Head>
      )}
      <Rows aria-busy={status === 'pending'}>
        {page.data.map((row) => (
          <InboxItem
            key={row.id}
            row={row}
            to={addressOf({ ...choice, entry: row.id })}
            isOpen={row.id === choice.entry}
            isAt={row.id === cursor}
            isSelected={selected.has(row.id)}
            onToggle={onToggle === null ? null : () => onToggle(row.id)}
            onFocus={() => onCursor(row.id)}
          />
        ))}
      </Rows>
      <Pagination
        page={choice.page}
        pageCount={Math.ceil(page.meta.total / pageSize)}
        href={(number) => addressOf({ ...choice, page: number, entry: null })}
      />
    </>
  );
}
