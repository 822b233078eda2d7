import { useLateTexts } from '@enlace/shared-admin';
import type { OrderDetails } from '@enlace/shared-contract/orders';
import { Stack, Text } from '@enlace/shared-ui';

import { ordersTexts } from '../texts';
import { attentionOf } from './ways-out';

export interface AttentionNoteProps {
  readonly order: OrderDetails;
  /** What can still go back, in minor units. */
  readonly restAmount: number;
}

/** What happened to an order that needs attention, and what it means; or how an order was settled. */
export function AttentionNote({ order, restAmount }: AttentionNoteProps) {
  const t = useLateTexts(ordersTexts);
  const state = attentionOf(order.state);
  const reason = order.state === 'settled' ? settleReasonOf(order) : null;
  if (state !== undefined)
    return (
      <Stack gap={4} role="status">
        <Text isStrong tone="danger">
          {t(`attention.${state}.title`)}
        </Text>
        <Text>{t(`attention.${state}.text`)}</Text>
        {state === 'cancellation_failed' && restAmount > 0 && (
          <Text>{t(`attention.${state}.${order.refunded > 0 ? 'partReturned' : 'nothingReturned'}`)}</Text>
        )}
      </Stack>
    );
  if (reason === null) return null;
  return (
    <Stack gap={4} role="status">
      <Text isStrong>{t('states.settled')}</Text>
      <Text>{reason}</Text>
    </Stack>
  );
}

/** Why the order was settled by hand the last time; null without an entry. */
function settleReasonOf({ history }: OrderDetails): string | null {
  const entry = history.findLast(({ action }) => action === 'settle');
  return entry?.reason ?? null;
}
