import { useLateTexts } from '@enlace/shared-admin';
import { type WaitingEntry, waitingEntryCalls } from '@enlace/shared-contract/orders';
import { subjectOf } from '@enlace/shared-data';

import { nameOf } from '../attendees/name-of';
import { RemovalDialog } from '../panel-parts/removal-dialog';
import { waitingTexts } from './texts';

export interface RemoveEntryProps {
  readonly entry: WaitingEntry;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

export function RemoveEntry({ entry, onClose, onDone }: RemoveEntryProps) {
  const t = useLateTexts(waitingTexts);
  const { id, event_id: eventId } = entry;
  const name = nameOf(entry);
  return (
    <RemovalDialog
      subject={`waiting entry ${id}`}
      request={{ call: waitingEntryCalls.removeWaitingEntry, params: { id }, changes: [subjectOf('events', eventId)] }}
      words={{
        title: t('removeTitle', { name }),
        hint: t('removeHint'),
        confirm: t('removeConfirm'),
        done: t('removeDone', { name }),
        failed: t('failed'),
      }}
      onClose={onClose}
      onDone={onDone}
    />
  );
}
