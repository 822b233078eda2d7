import { styled, useFormats } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';
import { useContext } from 'react';

import type { AdminRow } from '../declare/admin-resource';
import { useAdminTexts } from '../texts';
import { DeletionContext } from './deletions';

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
