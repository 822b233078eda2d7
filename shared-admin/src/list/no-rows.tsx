import { EmptyState, ErrorState, ForbiddenState } from '@enlace/shared-ui';
import type { ReactNode } from 'react';

import type { Words } from '../declare/words';
import { useAdminTexts } from '../texts';
import { isNarrowed } from './list-state';
import type { ListRows } from './use-list-rows';

export interface NoRowsProps {
  readonly shown: ListRows;
  readonly words: Words;
  /** The way to the first row. */
  readonly action: ReactNode;
}

/** What stands in place of the rows: refused, failed, nothing found, nothing there yet. */
export function NoRows({ shown: { list, state, retry }, words, action }: NoRowsProps) {
  const t = useAdminTexts();
  if (list.error?.code === 'FORBIDDEN') return <ForbiddenState />;
  if (list.status === 'rejected') {
    return (
      <ErrorState title={t('list.failed.title')} onRetry={retry}>
        {list.error?.message || t('list.failed.hint')}
      </ErrorState>
    );
  }
  if (isNarrowed(state)) return <EmptyState title={t('list.noneFound.title')}>{t('list.noneFound.hint')}</EmptyState>;
  if (state.isTrashed) return <EmptyState title={t('trash.none')}>{t('trash.noneHint')}</EmptyState>;
  return (
    <EmptyState title={words('none.title')} action={action || undefined}>
      {words('none.hint')}
    </EmptyState>
  );
}
