import { useLateTexts } from '@enlace/shared-admin';
import {
  companyFormEntries,
  contactFormEntries,
  incidentFormEntries,
  investorFormEntries,
  pressFormEntries,
  sponsorFormEntries,
  takePartFormEntries,
  type FormFamilyName,
  type InboxRow,
  type WireCall,
} from '@enlace/shared-contract';
import { useCall } from '@enlace/shared-data';
import { ConfirmDialog } from '@enlace/shared-ui/controls';

import { inbox } from '../state/inbox';
import { dialogTexts } from './texts';

/** Every family has its own deletion call. */
const calls: Readonly<Record<FormFamilyName, WireCall | undefined>> = {
  contact: contactFormEntries.wire.remove,
  company: companyFormEntries.wire.remove,
  sponsors: sponsorFormEntries.wire.remove,
  press: pressFormEntries.wire.remove,
  investor: investorFormEntries.wire.remove,
  take_part: takePartFormEntries.wire.remove,
  incident: incidentFormEntries.wire.remove,
};

export interface RemoveDialogProps {
  readonly entry: Pick<InboxRow, 'id' | 'family' | 'reference'>;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/** Confirms that an entry moves to the trash. */
export function RemoveDialog({ entry, onClose, onRemoved }: RemoveDialogProps) {
  const t = useLateTexts(dialogTexts);
  const { status, error, start, clear } = useCall(inbox.calls.remove, String(entry.id));
  const call = calls[entry.family];
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
