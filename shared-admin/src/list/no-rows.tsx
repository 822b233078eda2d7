import { Button, ButtonLink, EmptyState, ErrorState, ForbiddenState } from '@enlace/shared-ui';
import type { ReactNode } from 'react';

import type { ResourceTexts } from '../declare/resource-texts';
import { useAdminTexts } from '../texts';
import { isNarrowed } from './list-state';
import type { ListRows } from './use-list-rows';

export interface NoRowsProps {
  readonly listRows: ListRows;
  readonly words: ResourceTexts;
  /** Button that adds the first row. */
  readonly action: ReactNode;
}

/** Replaces the rows when the request was refused or failed, when nothing matches, or when there are no rows yet. */
export function NoRows({ listRows: { list, state, retry, change, addressOf }, words, action }: NoRowsProps) {
  const t = useAdminTexts();
  const { failure } = list;
  if (failure?.code === 'FORBIDDEN') return <ForbiddenState />;
  const clear = isNarrowed(state) && (
    <Button variant="secondary" iconBefore="close" onClick={() => change({ search: '', where: '', filters: {} })}>
      {t('list.clear')}
    </Button>
  );
  // The same request would be refused again.
  if (failure?.code === 'VALIDATION_FAILED' && clear) {
    return (
      <ErrorState title={t('list.refused.title')} action={clear}>
        {t('list.refused.hint')}
      </ErrorState>
    );
  }
  if (list.status === 'rejected') {
    return (
      <ErrorState title={t('list.failed.title')} onRetry={retry}>
        {failure?.message || t('list.failed.hint')}
      </ErrorState>
    );
  }
  // The total can be an estimate, so this page may not exist.
  if (state.page > 1) {
    return (
      <EmptyState
        title={t('list.pastEnd')}
        action={<ButtonLink to={addressOf({ ...state, page: 1 })}>{t('list.firstPage')}</ButtonLink>}
      />
    );
  }
  if (clear)
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
