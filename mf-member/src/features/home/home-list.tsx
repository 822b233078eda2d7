import type { Resource, RowOf } from '@enlace/shared-contract/resources';
import {
  useList,
  useQueries,
  useReload,
  type FieldOf,
  type ListQueryOf,
  type ResourceHandle,
} from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { ErrorState, Skeleton, VisuallyHidden } from '@enlace/shared-ui';
import type { ReactNode } from 'react';

import { texts } from '../../texts';
import { Agenda } from './agenda.styles';
import { HomeSection, type HomeSectionProps } from './home-section';

export interface HomeListProps<R extends Resource> {
  readonly title: string;
  readonly all: NonNullable<HomeSectionProps['all']>;
  readonly handle: ResourceHandle<R>;
  readonly query: ListQueryOf<R>;
  /** Shown without rows; null hides the whole part. */
  readonly none: ReactNode;
  /** One `li`. */
  readonly children: (row: Pick<RowOf<R>, FieldOf<R>>) => ReactNode;
}

/** A part of the own page with a few rows of a list. It declares its own data. */
export function HomeList<R extends Resource>({ title, all, handle, query, none, children }: HomeListProps<R>) {
  const t = useTexts(texts);
  const rowsQuery = handle.list(query);
  useQueries([rowsQuery]);
  const reload = useReload();
  const { status, rows } = useList(handle, query);
  if (none === null && status === 'fulfilled' && rows.length === 0) return null;
  return (
    <HomeSection title={title} all={all}>
      {status === 'rejected' && <ErrorState onRetry={() => reload([rowsQuery])} />}
      {status === 'fulfilled' && rows.length === 0 && none}
      {(status === 'idle' || status === 'pending') && rows.length === 0 && (
        <>
          <VisuallyHidden>{t('loadingList')}</VisuallyHidden>
          <Skeleton lines={2} height="3.5rem" />
        </>
      )}
      {rows.length > 0 && <Agenda>{rows.map(children)}</Agenda>}
    </HomeSection>
  );
}
