import { useLateTexts } from '@enlace/shared-admin';
import type { OrderDetails } from '@enlace/shared-contract/orders';
import { useFormats } from '@enlace/shared-platform';
import { Badge, Cluster, Heading, Stack, Text } from '@enlace/shared-ui';

import { useMoment } from '../panel-parts/use-moment';
import { DisputeList } from './order-disputes';
import { ordersTexts } from './texts';

const refundTones = { requested: 'warning', succeeded: 'success', failed: 'danger' } as const;
const paymentTones = { open: 'warning', paid: 'success', cancelled: 'neutral' } as const;

/** Payments and refunds of an order. */
export function OrderMoney({ order, zone }: { readonly order: OrderDetails; readonly zone: string }) {
  const t = useLateTexts(ordersTexts);
  const formats = useFormats();
  const moment = useMoment(zone);
  return (
    <>
      <Heading level={3}>{t('payments')}</Heading>
      {order.payments.length === 0 && order.door_payment === null && <Text tone="soft">{t('noPayments')}</Text>}
      <Stack as="ul" gap={12}>
        {order.payments.map((payment) => (
          <li key={payment.id}>
            <Cluster gap={8}>
              <Text as="span" isStrong>
                {formats.money(payment.amount, payment.currency)}
              </Text>
              <Badge tone={paymentTones[payment.state]}>{t(`paymentStates.${payment.state}`)}</Badge>
            </Cluster>
            <Text size="small" tone="soft">
              {moment(payment.paid_at ?? payment.created_at)} · {payment.intent_id}
            </Text>
          </li>
        ))}
      </Stack>
      {order.door_payment !== null && <DoorPayment payment={order.door_payment} moment={moment} />}
      {order.refunds.length > 0 && <Heading level={3}>{t('refunds')}</Heading>}
      <Stack as="ul" gap={12}>
        {order.refunds.map((refund) => (
          <li key={refund.id}>
            <Cluster gap={8}>
              <Text as="span" isStrong>
                {formats.money(refund.amount, order.currency)}
              </Text>
              <Badge tone={refundTones[refund.state]}>{t(`refundStates.${refund.state}`)}</Badge>
            </Cluster>
            <Text size="small" tone="soft">
              {moment(refund.created_at)} · {refund.reason}
            </Text>
          </li>
        ))}
      </Stack>
      <DisputeList disputes={order.disputes} state={order.state} zone={zone} />
    </>
  );
}

interface DoorPaymentProps {
  readonly payment: NonNullable<OrderDetails['door_payment']>;
  readonly moment: ReturnType<typeof useMoment>;
}

/** What the door took, by whom, and whether it went back. */
function DoorPayment({ payment, moment }: DoorPaymentProps) {
  const t = useLateTexts(ordersTexts);
  const formats = useFormats();
  const { method, amount, currency, at, actor, returned_at: returnedAt, returned_by: returner } = payment;
  const lineOf = (time: string, user: string | null) => [moment(time), user].filter(Boolean).join(' · ');
  return (
    <div>
      <Cluster gap={8}>
        <Text as="span" isStrong>
          {formats.money(amount, currency)}
        </Text>
        <Badge tone={returnedAt === null ? 'success' : 'neutral'}>{t(`doorMethods.${method}`)}</Badge>
      </Cluster>
      <Text size="small" tone="soft">
        {lineOf(at, actor)}
      </Text>
      {returnedAt !== null && (
        <Text size="small" tone="soft">
          {t('givenBack', { when: lineOf(returnedAt, returner) })}
        </Text>
      )}
    </div>
  );
}
