import { Button, ButtonLink, EmptyState, ErrorState, ForbiddenState } from '@enlace/shared-ui';
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
export function NoRows({ shown: { list, state, retry, change, addressOf }, words, action }: NoRowsProps) {
  const t = useAdminTexts();
  const { error } = list;
  if (error?.code === 'FORBIDDEN') return <ForbiddenState />;
  const clear = isNarrowed(state) && (
    <Button variant="secondary" iconBefore="close" onClick={() => change({ search: '', where: '', filters: {} })}>
      {t('list.clear')}
    </Button>
  );
  // To ask the same once more would be refused once more.
  if (error?.code === 'VALIDATION_FAILED' && clear !== false) {
    return (
      <ErrorState title={t('list.refused.title')} action={clear}>
        {t('list.refused.hint')}
      </ErrorState>
    );
  }
  if (list.status === 'rejected') {
    return (
      <ErrorState title={t('list.failed.title')} onRetry={retry}>
        {error?.message || t('list.failed.hint')}
      </ErrorState>
    );
  }
  // A total that is an estimate may promise a page that is none.
  if (state.page > 1) {
    return (
      <EmptyState
        title={t('list.pastEnd')}
        action={<ButtonLink to={addressOf({ ...state, page: 1 })}>{t('list.firstPage')}</ButtonLink>}
      />
    );
  }
  if (clear !== false)
    return (
      <EmptyState title={t('list.noneFound.title')} action={clear}>
        {t('list.noneFound.hint')}
      </EmptyState>
    );
  if (state.isTrashed) return <EmptyState title={t('trash.none')}>{t('trash.noneHint')}</EmptyState>;
  return (
    <EmptyState title={words('none.title')} action={action || undefined}>
      {words('none.hint')}
    </EmptyState>
  );
}
