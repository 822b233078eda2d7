import { useLateTexts } from '@enlace/shared-admin';
import {
  companyFormEntries,
  contactFormEntries,
  investorFormEntries,
  pressFormEntries,
  sponsorFormEntries,
  type FormFamilyName,
  type InboxRow,
  type WireCall,
} from '@enlace/shared-contract';
import { ConfirmDialog } from '@enlace/shared-ui/controls';
import { useEffect } from 'react';

import { useWork } from '../state/inbox-entry';
import { dialogTexts } from './texts';
import { useWorkDone } from '../use-work-done';

/** Every family is deleted by a call of its own (SPEC §7, Forms). */
const calls: Readonly<Record<FormFamilyName, WireCall | undefined>> = {
  contact: contactFormEntries.wire.remove,
  company: companyFormEntries.wire.remove,
  sponsors: sponsorFormEntries.wire.remove,
  press: pressFormEntries.wire.remove,
  investor: investorFormEntries.wire.remove,
};

export interface RemoveDialogProps {
  readonly entry: Pick<InboxRow, 'id' | 'family' | 'reference'>;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/** Asks before an entry goes to the trash. */
export function RemoveDialog({ entry, onClose, onRemoved }: RemoveDialogProps) {
  const t = useLateTexts(dialogTexts);
  const { status, error, start, clear } = useWork('remove');
  useEffect(() => clear(), [clear]);
  useWorkDone('remove', { done: onRemoved });
  const call = calls[entry.family];
  return (
    <ConfirmDialog
      isOpen
      title={t('remove.title', { reference: entry.reference })}
      confirmLabel={t('remove.confirm')}
      isLoading={status === 'pending'}
      error={status === 'rejected' ? error?.message || t('remove.failed') : undefined}
      onClose={onClose}
      onConfirm={() => call !== undefined && start({ call, params: { id: entry.id } })}
    >
      {t('remove.text')}
    </ConfirmDialog>
  );
}
