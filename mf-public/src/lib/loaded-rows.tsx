import type { ListState, Query } from '@enlace/shared-data';
import { useReload } from '@enlace/shared-data';
import type { ReactNode } from 'react';

import { LoadFailed } from './load-failed';

export interface LoadedRowsProps {
  readonly list: ListState;
  /** Request that "Try again" repeats. */
  readonly query: Query;
  readonly skeleton: ReactNode;
  readonly empty: ReactNode;
  readonly children: ReactNode;
}

/** A list in each of its states. While it is repeated, the previous rows stay. */
export function LoadedRows({ list, query, skeleton, empty, children }: LoadedRowsProps) {
  const reload = useReload();
  if (list.status === 'rejected') return <LoadFailed error={list.failure} onRetry={() => reload([query])} />;
  if (list.rows.length > 0) return children;
  return list.status === 'fulfilled' ? empty : skeleton;
}
