import { useLateTexts } from '@enlace/shared-admin';
import type { OrderDetails } from '@enlace/shared-contract/orders';
import { useFormats } from '@enlace/shared-platform';
import { Badge, Cluster, Heading, Stack, Text } from '@enlace/shared-ui';

import { ordersTexts } from './texts';

const refundTones = { requested: 'warning', succeeded: 'success', failed: 'danger' } as const;
const paymentTones = { open: 'warning', paid: 'success', cancelled: 'neutral' } as const;

/** Payments and refunds of an order. */
export function OrderMoney({ order }: { readonly order: OrderDetails }) {
  const t = useLateTexts(ordersTexts);
  const formats = useFormats();
  const moment = (instant: string) => formats.date(instant, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <>
      <Heading level={3}>{t('payments')}</Heading>
      {order.payments.length === 0 && <Text tone="soft">{t('noPayments')}</Text>}
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
    </>
  );
}
