import { useLateTexts } from '@enlace/shared-admin';
import type { ListedOrder } from '@enlace/shared-contract/orders';
import { Badge } from '@enlace/shared-ui';

import { ordersTexts } from './texts';

const tones = {
  held: 'teal',
  confirmed: 'success',
  cancelled: 'neutral',
  expired: 'neutral',
  partially_refunded: 'plum',
  refunded: 'plum',
  paid_without_tickets: 'danger',
  refund_failed: 'danger',
  cancellation_failed: 'danger',
  settled: 'neutral',
  tickets_cancelled: 'neutral',
} as const;

export function OrderBadge({ state }: { readonly state: ListedOrder['state'] }) {
  const t = useLateTexts(ordersTexts);
  return <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>;
}
