import { useLateTexts, useNotices } from '@enlace/shared-admin';
import { orderCalls, type OrderDetails } from '@enlace/shared-contract/orders';
import { subjectOf } from '@enlace/shared-data';
import { useFormats } from '@enlace/shared-platform';
import { Text } from '@enlace/shared-ui';
import { ConfirmDialog } from '@enlace/shared-ui/controls';

import { useDialogCall } from '../../panel-parts/use-dialog-call';
import { ordersTexts } from '../texts';

export interface GiveBackDialogProps {
  readonly id: number;
  readonly payment: NonNullable<OrderDetails['door_payment']>;
  readonly onClose: () => void;
  readonly onOrderChange: () => void;
}

/** Notes that money of the door was given back by hand. */
export function GiveBackDialog({ id, payment, onClose, onOrderChange }: GiveBackDialogProps) {
  const t = useLateTexts(ordersTexts);
  const formats = useFormats();
  const { showSuccess } = useNotices();
  const { start, status, error } = useDialogCall(`give back the money of order ${id}`);
  const amount = formats.money(payment.amount, payment.currency);
  const handleConfirm = () => {
    const changes = [subjectOf('events')];
    start({ call: orderCalls.returnDoorPayment, params: { id }, changes }, () => {
      showSuccess(t('giveBackDone', { amount }));
      onOrderChange();
      onClose();
    });
  };
  return (
    <ConfirmDialog
      isOpen
      isDanger={false}
      title={t('giveBackTitle', { amount })}
      confirmLabel={t('giveBackConfirm')}
      isLoading={status === 'pending'}
      error={error === null ? undefined : error.message || t('settleFailed')}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <Text>{t('giveBackHint')}</Text>
    </ConfirmDialog>
  );
}
