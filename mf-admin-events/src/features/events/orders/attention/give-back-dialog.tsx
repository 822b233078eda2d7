import { CallConfirmation, useLateTexts } from '@enlace/shared-admin';
import { orderCalls, type OrderDetails } from '@enlace/shared-contract/orders';
import { subjectOf } from '@enlace/shared-data';
import { useFormats } from '@enlace/shared-platform';
import { Text } from '@enlace/shared-ui';

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
  const call = useDialogCall(`give back the money of order ${id}`, { onDone: onOrderChange, onClose });
  const amount = formats.money(payment.amount, payment.currency);
  const handleConfirm = () => {
    const changes = [subjectOf('events')];
    call.start({ call: orderCalls.returnDoorPayment, params: { id }, changes }, () =>
      call.finish(t('giveBackDone', { amount })),
    );
  };
  return (
    <CallConfirmation
      call={call}
      isDanger={false}
      title={t('giveBackTitle', { amount })}
      confirmLabel={t('giveBackConfirm')}
      failedText={t('settleFailed')}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <Text>{t('giveBackHint')}</Text>
    </CallConfirmation>
  );
}
