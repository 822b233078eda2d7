import { useLateTexts, useNotices, useOfficeCall } from '@enlace/shared-admin';
import { eventCodeCalls } from '@enlace/shared-contract';
import { subjectOf } from '@enlace/shared-data';
import { Text } from '@enlace/shared-ui';
import { ConfirmDialog } from '@enlace/shared-ui/controls';

import { admin } from '../../../lib/admin';
import type { EventCode } from './event-code';
import { codesTexts } from './texts';

export interface RemoveCodeProps {
  readonly code: EventCode;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

export function RemoveCode({ code: { id, code, event_id: eventId }, onClose, onDone }: RemoveCodeProps) {
  const t = useLateTexts(codesTexts);
  const { showSuccess } = useNotices();
  const { start, status, error } = useOfficeCall(admin.calls, `remove code ${id}`);
  const handleConfirm = () =>
    start({ call: eventCodeCalls.remove, params: { id }, changes: [subjectOf('events', eventId)] }, () => {
      showSuccess(t('removeDone'));
      onDone();
      onClose();
    });
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t('removeTitle', { code })}
      confirmLabel={t('removeConfirm')}
      isLoading={status === 'pending'}
      error={error === null ? undefined : error.message || t('failed')}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <Text>{t('removeHint')}</Text>
    </ConfirmDialog>
  );
}
