import { CallConfirmation, useLateTexts, useNotices } from '@enlace/shared-admin';
import { eventCodeCalls, removedEventCodesSchema } from '@enlace/shared-contract/orders';
import { subjectOf } from '@enlace/shared-data';
import { Button, Stack, Text } from '@enlace/shared-ui';
import { Modal } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { useDialogCall } from '../panel-parts/use-dialog-call';
import { codesTexts } from './texts';

export interface RemoveCodesProps {
  readonly eventId: number;
  readonly ids: readonly number[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

interface KeptCode {
  readonly id: number;
  readonly code: string;
}

/** Asks before codes are removed, and names those that stay because people have used them. */
export function RemoveCodes({ eventId, ids, onClose, onDone }: RemoveCodesProps) {
  const t = useLateTexts(codesTexts);
  const { showSuccess } = useNotices();
  const removal = useDialogCall(`remove codes ${eventId}`);
  const [keptCodes, setKeptCodes] = useState<readonly KeptCode[]>([]);
  const handleConfirm = async () => {
    const changes = [subjectOf('events', eventId)];
    const call = eventCodeCalls.removeMany;
    const { data } = await removal.run({
      call,
      params: { id: eventId },
      body: { ids },
      changes,
      schema: removedEventCodesSchema,
    });
    if (data.removed > 0) showSuccess(t('removedMany', { count: data.removed }));
    onDone();
    if (data.kept.length === 0) onClose();
    setKeptCodes(data.kept);
  };
  if (keptCodes.length > 0)
    return (
      <Modal
        isOpen
        title={t('keptTitle', { count: keptCodes.length })}
        onClose={onClose}
        footer={<Button onClick={onClose}>{t('close')}</Button>}
      >
        <Stack gap={12}>
          <Text>{t('keptHint')}</Text>
          <Stack as="ul" gap={4}>
            {keptCodes.map(({ id, code }) => (
              <li key={id}>
                <strong>{code}</strong>
              </li>
            ))}
          </Stack>
        </Stack>
      </Modal>
    );
  return (
    <CallConfirmation
      call={removal}
      isDanger
      title={t('removeManyTitle', { count: ids.length })}
      confirmLabel={t('removeManyConfirm', { count: ids.length })}
      failedText={t('failed')}
      // The error is in the dialog.
      onConfirm={() => void handleConfirm().catch(() => undefined)}
      onClose={onClose}
    >
      <Text>{t('removeManyHint')}</Text>
    </CallConfirmation>
  );
}
