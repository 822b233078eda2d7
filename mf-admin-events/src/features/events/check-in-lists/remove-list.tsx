import { useLateTexts } from '@enlace/shared-admin';
import { checkInCalls, type CheckInList } from '@enlace/shared-contract/attendees';
import { subjectOf } from '@enlace/shared-data';

import { RemovalDialog } from '../panel-parts/removal-dialog';
import { listsTexts } from './texts';

export interface RemoveListProps {
  readonly list: CheckInList;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Deletes a list without scans; the server refuses the others. */
export function RemoveList({ list, onClose, onDone }: RemoveListProps) {
  const { id, name, event_id: eventId, checked_in: count } = list;
  const t = useLateTexts(listsTexts);
  return (
    <RemovalDialog
      subject={`list ${id}`}
      request={{ call: checkInCalls.removeCheckInList, params: { id }, changes: [subjectOf('events', eventId)] }}
      words={{
        title: t('removeTitle', { name }),
        hint: count > 0 ? t('removeUsed', { count }) : t('removeHint'),
        confirm: t('removeConfirm'),
        done: t('removeDone'),
        failed: t('failed'),
      }}
      onClose={onClose}
      onDone={onDone}
    />
  );
}
