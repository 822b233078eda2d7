import { restoreCall } from '@enlace/shared-contract';
import { noticeShown, useScreen, useWrite } from '@enlace/shared-data';
import { useDispatch, useFormats, useSelector } from '@enlace/shared-platform';
import { Button, Cluster } from '@enlace/shared-ui';
import { ConfirmDialog } from '@enlace/shared-ui/controls';
import { useEffect, useEffectEvent, useState } from 'react';

import { useOfficeCall } from '../calls/use-office-calls';
import { rightsOf } from '../declare/abilities';
import { nameOfRow, type AdminResource, type AdminRow } from '../declare/admin-resource';
import { useWords } from '../declare/words';
import { useAdminTexts } from '../texts';

export interface TrashActionsProps {
  readonly admin: AdminResource;
  readonly row: AdminRow;
  /** The row has left the trash, one way or the other. */
  readonly onGone: () => void;
}

/** What can be done with a row in the trash: taken back, or, where the resource knows that, deleted for good. */
export function TrashActions({ admin, row, onGone }: TrashActionsProps) {
  const t = useAdminTexts();
  const words = useWords(admin);
  const dispatch = useDispatch();
  const formats = useFormats();
  const { viewer } = useScreen();
  const { calls, dependents, handle } = admin;
  const { id } = row;
  const name = nameOfRow(row);
  const place = { resource: handle.contract.name, id };
  const found = useSelector((state) => dependents.select(state, place));
  const [isErasing, setErasing] = useState(false);
  const back = useOfficeCall(calls, `restore ${handle.path} ${id}`);
  const { status, error, start, clear } = useWrite(handle, `hardRemove:${id}`);

  const settle = useEffectEvent(() => {
    if (back.status === 'rejected')
      dispatch(noticeShown({ kind: 'error', text: back.error?.message || t('trash.failed') }));
    if (back.status !== 'fulfilled' && status !== 'fulfilled') return;
    const text = back.status === 'fulfilled' ? t('trash.restored', { name }) : words('removed', { name });
    dispatch(noticeShown({ kind: 'success', text }));
    back.clear();
    clear();
    onGone();
  });
  useEffect(() => settle(), [back.status, status]);

  const handleErase = () => {
    dispatch(dependents.request(place));
    setErasing(true);
  };

  return (
    <Cluster>
      <Button
        size="small"
        variant="secondary"
        iconBefore="refresh"
        isLoading={back.status === 'pending'}
        onClick={() => back.start({ call: restoreCall, params: { resource: handle.contract.name, id } })}
      >
        {t('trash.restore')}
      </Button>
      {rightsOf(handle.contract, viewer).hardRemove && (
        <Button size="small" variant="ghost" iconBefore="trash" onClick={handleErase}>
          {t('trash.erase')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isErasing}
        isDanger
        title={t('trash.eraseTitle', { name })}
        confirmLabel={t('trash.erase')}
        typeName={name}
        consequences={found.dependents.map(
          ({ label, resource, count }) => `${label ?? resource}: ${formats.number(count)}`,
        )}
        isLoading={status === 'pending'}
        error={error === null ? undefined : error.message || t('remove.failed')}
        onConfirm={() => start({ operation: 'hardRemove', id })}
        onClose={() => setErasing(false)}
      >
        {t('trash.eraseText')}
      </ConfirmDialog>
    </Cluster>
  );
}
