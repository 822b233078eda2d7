import { dataChanged, useRead, useWrite, whenDone } from '@enlace/shared-data';
import { useDispatch, useFormats } from '@enlace/shared-platform';
import { ConfirmDialog } from '@enlace/shared-ui/controls';
import { useEffect } from 'react';

import { removals } from '../calls/subjects';
import { nameOfRow, type AdminResource, type AdminRow } from '../declare/admin-resource';
import { useResourceTexts } from '../declare/resource-texts';
import { useNotices } from '../frame/use-notices';
import { useAdminTexts } from '../texts';

export interface DeleteDialogProps {
  readonly admin: AdminResource;
  readonly row: AdminRow;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/**
 * Confirms the deletion of a row and lists the data that is deleted with it. A row without a trash is deleted for good, so
 * its name must be typed.
 */
export function DeleteDialog({ admin, row, onClose, onRemoved }: DeleteDialogProps) {
  const t = useAdminTexts();
  const words = useResourceTexts(admin);
  const formats = useFormats();
  const dispatch = useDispatch();
  const { showSuccess } = useNotices();
  const { handle, dependents } = admin;
  const { id } = row;
  const lookup = useRead(dependents.calls.list, { resource: handle.contract.name, id });
  const { status, failure, clear, run } = useWrite(handle, `remove:${id}`);
  const name = nameOfRow(row);
  // An earlier failure belongs to a closed dialog.
  useEffect(() => clear(), [clear]);

  const handleConfirm = () =>
    whenDone(run({ operation: 'remove', id }), () => {
      dispatch(dataChanged([removals]));
      showSuccess(words('removed', { name }));
      onRemoved();
    });

  const isLooking = lookup.status === 'idle' || lookup.status === 'pending';
  const blocks = (lookup.answer ?? []).flatMap(({ blocks: reason }) => reason ?? []);
  const isFree = lookup.status === 'fulfilled' && lookup.answer?.length === 0;
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={words('remove', { name })}
      confirmLabel={t('remove.confirm')}
      typeName={admin.rules.hasTrash ? undefined : name}
      consequences={(lookup.answer ?? []).map(
        ({ label, resource: other, count }) => `${label ?? other}: ${formats.number(count)}`,
      )}
      isBlocked={blocks.length > 0}
      isLoading={status === 'pending'}
      error={failure === null ? undefined : failure.message || t('remove.failed')}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      {isLooking && t('remove.looking')}
      {isFree && t('remove.nothing')}
      {blocks.join(' ')}
      {lookup.status === 'rejected' && t('remove.unknown')}
    </ConfirmDialog>
  );
}
