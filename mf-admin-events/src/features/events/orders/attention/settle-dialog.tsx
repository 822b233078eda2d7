import { CallConfirmation, useLateTexts } from '@enlace/shared-admin';
import { orderCalls, type OrderDetails } from '@enlace/shared-contract/orders';
import { subjectOf } from '@enlace/shared-data';
import { FormField, Stack, Text, TextInput } from '@enlace/shared-ui';
import { useState } from 'react';

import { useDialogCall } from '../../panel-parts/use-dialog-call';
import { ordersTexts } from '../texts';
import { ifConflict } from './if-conflict';

export interface SettleDialogProps {
  readonly order: OrderDetails;
  readonly onClose: () => void;
  /** The order is not as it is here: after the settlement, or because another user was faster. */
  readonly onOrderChange: () => void;
}

/** Notes how an order was settled by hand. */
export function SettleDialog({ order: { id, number, state }, onClose, onOrderChange }: SettleDialogProps) {
  const t = useLateTexts(ordersTexts);
  const call = useDialogCall(`settle order ${id}`, { onDone: onOrderChange, onClose });
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isMissing = reason.trim() === '';
  const handleConfirm = () => {
    setChecked(true);
    if (isMissing) return;
    const body = { reason: reason.trim() };
    const changes = [subjectOf('events'), subjectOf('tickets')];
    const handleDone = () => call.finish(t('settleDone', { reference: number }));
    void call
      .run({ call: orderCalls.settle, params: { id }, body, changes })
      .then(handleDone, ifConflict(onOrderChange));
  };
  return (
    <CallConfirmation
      call={call}
      isDanger={false}
      title={t('settleTitle', { reference: number })}
      confirmLabel={t('settleConfirm')}
      failedText={t('settleFailed')}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <Stack gap={16}>
        <Text>{t(state === 'cancellation_failed' ? 'settleCancellationHint' : 'settleHint')}</Text>
        <FormField
          label={t('reason')}
          hint={t('settleReasonHint')}
          isRequired
          error={isChecked && isMissing ? t('needed') : call.errorOf('reason')}
        >
          <TextInput maxLength={500} value={reason} onChange={({ target }) => setReason(target.value)} />
        </FormField>
      </Stack>
    </CallConfirmation>
  );
}
