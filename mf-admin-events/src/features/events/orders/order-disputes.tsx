import { useLateTexts } from '@enlace/shared-admin';
import type { ListedOrder, OrderDetails } from '@enlace/shared-contract/orders';
import { useFormats } from '@enlace/shared-platform';
import { Badge, Cluster, Heading, Stack, Text } from '@enlace/shared-ui';

import { useMoment } from '../panel-parts/use-moment';
import { ordersTexts } from './texts';

type OpenDispute = NonNullable<ListedOrder['dispute']>;

const tones = { open: 'danger', won: 'success', lost: 'plum' } as const;

/** The amount of an open dispute, and until when to answer it at Stripe. */
function useDisputeText(zone: string): (dispute: OpenDispute) => string {
  const t = useLateTexts(ordersTexts);
  const formats = useFormats();
  const moment = useMoment(zone);
  return ({ amount: minor, currency, due_at: dueAt }) => {
    const amount = formats.money(minor, currency);
    return dueAt === null ? t('disputes.decides', { amount }) : t('disputes.due', { amount, when: moment(dueAt) });
  };
}

interface DisputeProps {
  readonly dispute: OpenDispute;
  /** Time zone of the event. */
  readonly zone: string;
}

/** An open dispute in the list of orders. */
export function DisputeBadge({ dispute, zone }: DisputeProps) {
  const t = useLateTexts(ordersTexts);
  const textOf = useDisputeText(zone);
  return (
    <>
      <Badge tone="danger">{t('disputes.badge')}</Badge>
      <Text size="small" tone="soft">
        {textOf(dispute)}
      </Text>
    </>
  );
}

/** What an open dispute means, at the top of an order. */
export function DisputeNote({ dispute, zone }: DisputeProps) {
  const t = useLateTexts(ordersTexts);
  const textOf = useDisputeText(zone);
  return (
    <Stack gap={4} role="status">
      <Text isStrong tone="danger">
        {t('disputes.title')}
      </Text>
      <Text>{textOf(dispute)}</Text>
      <Text>{t('disputes.text')}</Text>
    </Stack>
  );
}

type DisputeListProps = Pick<OrderDetails, 'disputes' | 'state'> & { readonly zone: string };

/** Disputes of an order; nothing without any. */
export function DisputeList({ disputes, state: orderState, zone }: DisputeListProps) {
  const t = useLateTexts(ordersTexts);
  const formats = useFormats();
  const moment = useMoment(zone);
  if (disputes.length === 0) return null;
  return (
    <>
      <Heading level={3}>{t('disputes.list')}</Heading>
      {orderState === 'partially_refunded' && disputes.some(({ state }) => state === 'lost') && (
        <Text>{t('disputes.lostPart')}</Text>
      )}
      <Stack as="ul" gap={12}>
        {disputes.map(({ id, amount, currency, state, made_at: at }) => (
          <li key={id}>
            <Cluster gap={8}>
              <Text as="span" isStrong>
                {formats.money(amount, currency)}
              </Text>
              <Badge tone={tones[state]}>{t(`disputes.states.${state}`)}</Badge>
            </Cluster>
            <Text size="small" tone="soft">
              {moment(at)}
            </Text>
          </li>
        ))}
      </Stack>
    </>
  );
}
