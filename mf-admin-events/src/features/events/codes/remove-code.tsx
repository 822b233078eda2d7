import { useLateTexts } from '@enlace/shared-admin';
import { eventCodeCalls } from '@enlace/shared-contract/orders';
import { subjectOf } from '@enlace/shared-data';

import { RemovalDialog } from '../panel-parts/removal-dialog';
import type { EventCode } from './event-code';
import { codesTexts } from './texts';

export interface RemoveCodeProps {
  readonly code: EventCode;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

export function RemoveCode({ code: { id, code, event_id: eventId }, onClose, onDone }: RemoveCodeProps) {
  const t = useLateTexts(codesTexts);
  return (
    <RemovalDialog
      subject={`code ${id}`}
      request={{ call: eventCodeCalls.remove, params: { id }, changes: [subjectOf('events', eventId)] }}
      words={{
        title: t('removeTitle', { code }),
        hint: t('removeHint'),
        confirm: t('removeConfirm'),
        done: t('removeDone'),
        failed: t('failed'),
      }}
      onClose={onClose}
      onDone={onDone}
    />
  );
}
