import { useLateTexts } from '@enlace/shared-admin';
import { familyResources, type InboxRow } from '@enlace/shared-contract/forms';
import { useCall } from '@enlace/shared-data';
import { ConfirmDialog } from '@enlace/shared-ui/controls';

import { inbox } from '../state/inbox';
import { dialogTexts } from './texts';

export interface RemoveDialogProps {
  readonly entry: Pick<InboxRow, 'id' | 'family' | 'reference'>;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/** Confirms that an entry moves to the trash. */
export function RemoveDialog({ entry, onClose, onRemoved }: RemoveDialogProps) {
  const t = useLateTexts(dialogTexts);
  const { status, error, start, clear } = useCall(inbox.calls.remove, String(entry.id));
  const call = familyResources[entry.family].wire.remove;
  return (
    <ConfirmDialog
      isOpen
      title={t('remove.title', { reference: entry.reference })}
      confirmLabel={t('remove.confirm')}
      isLoading={status === 'pending'}
      error={status === 'rejected' ? error?.message || t('remove.failed') : undefined}
      onClose={() => {
        clear();
        onClose();
      }}
      onConfirm={() => call !== undefined && start({ call, id: entry.id }, onRemoved)}
    >
      {t('remove.text')}
    </ConfirmDialog>
  );
}
