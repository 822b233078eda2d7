import { useLateTexts, useNotices, useOfficeCall } from '@enlace/shared-admin';
import { orderCalls, type OrderDetails } from '@enlace/shared-contract';
import { subjectOf } from '@enlace/shared-data';
import { FormField, Stack, Text, TextInput } from '@enlace/shared-ui';
import { ConfirmDialog } from '@enlace/shared-ui/controls';
import { useEffect, useState } from 'react';

import { admin } from '../../../../lib/admin';
import { ordersTexts } from '../texts';

export interface SettleDialogProps {
  readonly order: OrderDetails;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Notes how an order was settled by hand. */
export function SettleDialog({ order: { id, reference }, onClose, onDone }: SettleDialogProps) {
  const t = useLateTexts(ordersTexts);
  const { showSuccess } = useNotices();
  const { start, status, error, clear } = useOfficeCall(admin.calls, `settle order ${id}`);
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  // An error of the last time is not one of this time.
  useEffect(() => clear(), [clear]);
  const isMissing = reason.trim() === '';
  const handleConfirm = () => {
    setChecked(true);
    if (isMissing) return;
    const body = { reason: reason.trim() };
    start({ call: orderCalls.settle, params: { id }, body, changes: [subjectOf('events')] }, () => {
      showSuccess(t('settleDone', { reference }));
      onDone();
      onClose();
    });
  };
  return (
    <ConfirmDialog
      isOpen
      isDanger={false}
      title={t('settleTitle', { reference })}
      confirmLabel={t('settleConfirm')}
      isLoading={status === 'pending'}
      error={error === null ? undefined : error.message || t('settleFailed')}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <Stack gap={16}>
        <Text>{t('settleHint')}</Text>
        <FormField
          label={t('reason')}
          hint={t('settleReasonHint')}
          isRequired
          error={isChecked && isMissing ? t('needed') : (error?.fields['reason']?.[0] ?? '')}
        >
          <TextInput maxLength={500} value={reason} onChange={({ target }) => setReason(target.value)} />
        </FormField>
      </Stack>
    </ConfirmDialog>
  );
}
