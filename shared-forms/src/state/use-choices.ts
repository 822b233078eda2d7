import type { Resource, RowOf } from '@enlace/shared-contract/resources';
import { useList, useReload, type FieldOf, type ListQueryOf, type ResourceHandle } from '@enlace/shared-data';

import type { Choice, Choices } from '../definition/field';

/** The rows of a list as choices; the screen's `load` declares the same query. */
export function useChoices<R extends Resource, F extends FieldOf<R>>(
  handle: ResourceHandle<R>,
  query: ListQueryOf<R, F>,
  choiceOf: (row: Pick<RowOf<R>, F>) => Choice | null,
): Choices {
  const reload = useReload();
  const { status, rows } = useList(handle, query);
  return {
    status,
    options: rows.flatMap((row) => choiceOf(row) ?? []),
    onRetry: () => reload([handle.list(query)]),
  };
}

/** The choice of a row with id and name. */
export function byName(row: { readonly id: number; readonly name: string }): Choice {
  return { value: String(row.id), label: row.name };
}
