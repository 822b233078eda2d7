import { deletedRowsCall, deletedRowsSchema, type DeletedRow } from '@enlace/shared-contract/admin';
import { styled, useFormats } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';
import { createContext, useContext } from 'react';

import { useOfficeRead } from '../calls/use-office-calls';
import type { AdminResource, AdminRow } from '../declare/admin-resource';
import { useAdminTexts } from '../texts';

/** Deletions of the rows on a page of the trash, by id. */
const DeletionContext = createContext<ReadonlyMap<number, DeletedRow>>(new Map());

export const DeletionProvider = DeletionContext.Provider;

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

/** When a row was deleted, by which user and by which job. */
export function DeletedCell({ row }: { readonly row: AdminRow }) {
  const t = useAdminTexts();
  const formats = useFormats();
  const deletion = useContext(DeletionContext).get(row.id);
  const at = row['deleted_at'] ?? deletion?.deleted_at;
  const who = deletion === undefined ? null : (deletion.deleted_by?.name ?? t('history.nobody'));
  const job = deletion?.job ?? null;
  return (
    <div data-lines="">
      {typeof at === 'string' && (
        <time dateTime={at}>{formats.date(at, { dateStyle: 'medium', timeStyle: 'short' })}</time>
      )}
      {who !== null && (
        <Who data-detail="">
          {job === null
            ? t('trash.by', { name: who })
            : t(job.operation === 'import' ? 'trash.byImport' : 'trash.byJob', { name: who, id: job.id })}
        </Who>
      )}
      {typeof deletion?.purge_at === 'string' && (
        <Who data-detail="">{t('trash.purged', { when: formats.date(deletion.purge_at) })}</Who>
      )}
    </div>
  );
}

const Who = styled.span`
  display: block;
  color: ${theme.color.inkSoft};
  font-size: ${theme.textSize.small};
`;
