import { noticeShown, useWrite } from '@enlace/shared-data';
import { useDispatch, useFormats, useSelector } from '@enlace/shared-platform';
import { ConfirmDialog } from '@enlace/shared-ui/controls';
import { useEffect, useEffectEvent } from 'react';

import { nameOfRow, type AdminResource, type AdminRow } from '../declare/admin-resource';
import { useWords } from '../declare/words';
import { useAdminTexts } from '../texts';

export interface DeleteDialogProps {
  readonly admin: AdminResource;
  readonly row: AdminRow;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/** Asks before a row is deleted, and names what goes along with it. */
export function DeleteDialog({ admin, row, onClose, onRemoved }: DeleteDialogProps) {
  const t = useAdminTexts();
  const words = useWords(admin);
  const formats = useFormats();
  const dispatch = useDispatch();
  const { handle, dependents } = admin;
  const resource = handle.contract.name;
  const { id } = row;
  const found = useSelector((state) => dependents.select(state, { resource, id }));
  const { status, error, clear, start } = useWrite(handle, `remove:${id}`);
  const name = nameOfRow(row);

  useEffect(() => {
    clear();
    dispatch(dependents.request({ resource, id }));
  }, [clear, dependents, dispatch, id, resource]);

  const finish = useEffectEvent(() => {
    dispatch(noticeShown({ kind: 'success', text: words('removed', { name }) }));
    onRemoved();
  });
  useEffect(() => {
    if (status === 'fulfilled') finish();
  }, [status]);

  const isLooking = found.status === 'idle' || found.status === 'pending';
  const isFree = found.status === 'fulfilled' && found.dependents.length === 0;
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={words('remove', { name })}
      confirmLabel={t('remove.confirm')}
      consequences={found.dependents.map(
        ({ label, resource: other, count }) => `${label ?? other}: ${formats.number(count)}`,
      )}
      isLoading={status === 'pending'}
      error={error === null ? undefined : error.message || t('remove.failed')}
      onConfirm={() => start({ operation: 'remove', id })}
      onClose={onClose}
    >
      {isLooking && t('remove.looking')}
      {isFree && t('remove.nothing')}
      {found.status === 'rejected' && t('remove.unknown')}
    </ConfirmDialog>
  );
}
