import { deletedRowsCall, deletedRowsSchema, type DeletedRow } from '@enlace/shared-contract/admin';
import { createContext } from 'react';

import { useOfficeRead } from '../calls/use-office-calls';
import type { AdminResource, AdminRow } from '../declare/admin-resource';

/** Deletions of the rows on a page of the trash, by id. */
export const DeletionContext = createContext<ReadonlyMap<number, DeletedRow>>(new Map());

/** The deletions of rows in the trash; no request outside of the trash. */
export function useDeletions(
  { calls, handle }: AdminResource,
  rows: readonly AdminRow[],
  isTrashed: boolean,
): ReadonlyMap<number, DeletedRow> {
  const ids = rows.map(({ id }) => id).join();
  const params = { resource: handle.contract.name };
  const question = isTrashed && ids !== '' ? { call: deletedRowsCall, params, query: { ids } } : null;
  const { data } = useOfficeRead(calls, question, deletedRowsSchema);
  return new Map((data?.data ?? []).map((row) => [row.id, row]));
}
