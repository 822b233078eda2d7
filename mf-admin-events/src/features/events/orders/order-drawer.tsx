import { useLateTexts, useNotices, useOfficeCall, useOfficeRead } from '@enlace/shared-admin';
import { mayCall } from '@enlace/shared-contract/access';
import { orderCalls, type OrderDetails, orderSchema } from '@enlace/shared-contract/orders';
import { subjectOf, useScreen } from '@enlace/shared-data';
import { useFormats } from '@enlace/shared-platform';
import { Badge, Button, Cluster, ErrorState, Heading, Link, Skeleton, Stack, Text } from '@enlace/shared-ui';
import { DescriptionList, Drawer } from '@enlace/shared-ui/controls';
import { useEffect, useState } from 'react';

import { admin } from '../../../lib/admin';
import { nameOf } from '../attendees/name-of';
import { useMoment } from '../panel-parts/use-moment';
import { AttentionNote } from './attention/attention-note';
import { GiveBackDialog } from './attention/give-back-dialog';
import { ifConflict } from './attention/if-conflict';
import { SettleDialog } from './attention/settle-dialog';
import { type WayOut, wayOutCalls, waysOutOf } from './attention/ways-out';
import { OrderBadge } from './order-badge';
import { DisputeNote } from './order-disputes';
import { OrderHistory } from './order-history';
import { OrderMails } from './order-mails';
import { OrderMoney } from './order-money';
import { OrderPrices } from './order-prices';
import { RefundDialog } from './refund-dialog';
import { ordersTexts } from './texts';

export interface OrderDrawerProps {
  readonly id: number;
  /** Time zone of the event. */
  readonly zone: string;
  readonly onClose: () => void;
}

/** One order: tickets, people, money and history, with what an organiser can do with it. */
export function OrderDrawer({ id, zone, onClose }: OrderDrawerProps) {
  const t = useLateTexts(ordersTexts);
  const { viewer } = useScreen();
  const { showSuccess } = useNotices();
  const [dialog, setDialog] = useState<Exclude<WayOut, 'deliver'> | null>(null);
  const question = { call: orderCalls.get, params: { id }, shows: [subjectOf('events')] };
  const { data, status, error, again } = useOfficeRead(admin.calls, question, orderSchema);
  const delivery = useOfficeCall(admin.calls, `deliver order ${id}`);
  const { clear } = delivery;
  // An error of the last time is not one of this time.
  useEffect(() => clear(), [clear]);
  const order = data?.data ?? null;
  const restAmount = order === null ? 0 : refundableOf(order);
  const open = (name: typeof dialog) => {
    clear();
    setDialog(name);
  };
  const dialogProps = { onClose: () => open(null), onOrderChange: again };
  if (order !== null && dialog === 'refund')
    return <RefundDialog order={order} restAmount={restAmount} {...dialogProps} />;
  if (order !== null && dialog === 'settle') return <SettleDialog order={order} {...dialogProps} />;
  const doorPayment = order?.door_payment ?? null;
  if (doorPayment !== null && dialog === 'giveBack')
    return <GiveBackDialog id={id} payment={doorPayment} {...dialogProps} />;

  const waysOut = order === null ? [] : waysOutOf(order, restAmount);
  const allowedWays = waysOut.filter((way) => mayCall(viewer, wayOutCalls[way].access));
  const deliver = () => {
    const changes = [subjectOf('events'), subjectOf('tickets')];
    const handleDone = () => {
      showSuccess(t('deliverDone'));
      again();
    };
    void delivery.run({ call: orderCalls.deliver, params: { id }, changes }).then(handleDone, ifConflict(again));
  };
  return (
    <Drawer
      isOpen
      size="lg"
      title={order === null ? t('title') : t('orderTitle', { reference: order.number })}
      onClose={onClose}
      footer={
        allowedWays.length > 0 &&
        allowedWays.map((way) => (
          <Button
            key={way}
            variant={way === 'deliver' ? 'primary' : 'secondary'}
            isLoading={way === 'deliver' && delivery.status === 'pending'}
            onClick={() => (way === 'deliver' ? deliver() : open(way))}
          >
            {t(way)}
          </Button>
        ))
      }
    >
      {status === 'rejected' && order === null && <ErrorState onRetry={again}>{error?.message}</ErrorState>}
      {order === null && status !== 'rejected' && <Skeleton lines={6} />}
      {order !== null && (
        <Stack gap={24}>
          <AttentionNote order={order} restAmount={restAmount} />
          {order.dispute !== null && <DisputeNote dispute={order.dispute} zone={zone} />}
          {delivery.error !== null && (
            <Text isStrong tone="danger" role="alert">
              {delivery.error.message || t('deliverFailed')}
            </Text>
          )}
          <OrderFacts order={order} zone={zone} />
        </Stack>
      )}
    </Drawer>
  );
}

function OrderFacts({ order, zone }: { readonly order: OrderDetails; readonly zone: string }) {
  const t = useLateTexts(ordersTexts);
  const formats = useFormats();
  const money = (amount: number) => (amount === 0 ? t('free') : formats.money(amount, order.currency));
  const moment = useMoment(zone);
  return (
    <Stack gap={24}>
      <DescriptionList
        items={[
          { term: t('columns.state'), description: <OrderBadge state={order.state} /> },
          { term: t('columns.buyer'), description: [nameOf(order), order.email].filter(Boolean).join(' · ') },
          { term: t('columns.total'), description: money(order.total) },
          ...(order.refunded === 0
            ? []
            : [{ term: t('goneBack'), description: formats.money(order.refunded, order.currency) }]),
          ...(order.code === null ? [] : [{ term: t('code'), description: order.code }]),
          { term: t('columns.created_at'), description: moment(order.created_at) },
        ]}
      />
      <OrderPrices order={order} />
      {order.attendees.length > 0 && (
        <>
          <Heading level={3}>{t('people')}</Heading>
          <Stack as="ul" gap={8}>
            {order.attendees.map((attendee) => (
              <li key={attendee.id}>
                <Cluster gap={8}>
                  <Link to={`?panel=attendees&people=${encodeURIComponent(attendee.email)}&state=${attendee.state}`}>
                    {nameOf(attendee)}
                  </Link>
                  <Text as="span" size="small" tone="soft">
                    {attendee.ticket_name}
                  </Text>
                  {attendee.state === 'cancelled' && <Badge>{t('ticketCancelled')}</Badge>}
                </Cluster>
              </li>
            ))}
          </Stack>
        </>
      )}
      <OrderMoney order={order} zone={zone} />
      <OrderMails mails={order.mails} zone={zone} />
      <OrderHistory history={order.history} zone={zone} />
    </Stack>
  );
}

/** What can still go back, in minor units. */
function refundableOf({ payments }: OrderDetails): number {
  return payments
    .filter(({ state }) => state === 'paid')
    .reduce((sum, payment) => sum + payment.amount - payment.refunded, 0);
}
