import { users } from '@enlace/shared-contract';
import { useDispatch, useFormats, useSelector, useTexts } from '@enlace/shared-platform';
import { ConfirmDialog } from '@enlace/shared-ui/controls';
import { useEffect, useEffectEvent } from 'react';

import { useCommand } from '../../../lib/create-command';
import { toolsTexts } from '../tools/texts';
import { admin } from '../users-admin';
import { eraseUser } from './trash-commands';

export interface EraseDialogProps {
  readonly user: { readonly id: number; readonly name: string };
  readonly onClose: () => void;
  readonly onErased: (name: string) => void;
}

const { dependents } = admin;

/** Names what breaks, and asks for her name, before every trace of her goes. */
export function EraseDialog({ user: { id, name }, onClose, onErased }: EraseDialogProps) {
  const t = useTexts(toolsTexts);
  const formats = useFormats();
  const dispatch = useDispatch();
  const { status, error, start, clear } = useCommand(eraseUser);
  const row = { resource: users.name, id };
  const found = useSelector((state) => dependents.select(state, row));
  useEffect(() => {
    dispatch(dependents.request({ resource: users.name, id }));
  }, [dispatch, id]);
  const finish = useEffectEvent(() => {
    clear();
    onErased(name);
  });
  useEffect(() => {
    if (status === 'fulfilled') finish();
  }, [status]);
  const isFree = found.status === 'fulfilled' && found.dependents.length === 0;
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t('trash.eraseTitle', { name })}
      confirmLabel={t('trash.erase')}
      typeName={name}
      consequences={found.dependents.map(
        ({ label, resource, count }) => `${label ?? resource}: ${formats.number(count)}`,
      )}
      isLoading={status === 'pending'}
      error={error?.message}
      onConfirm={() => start({ params: { id } })}
      onClose={() => {
        clear();
        onClose();
      }}
    >
      <p>{t('trash.eraseHint')}</p>
      {found.status === 'pending' && <p>{t('trash.looking')}</p>}
      {isFree && <p>{t('trash.nothing')}</p>}
    </ConfirmDialog>
  );
}
