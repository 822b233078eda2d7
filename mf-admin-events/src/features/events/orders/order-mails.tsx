import { useLateTexts } from '@enlace/shared-admin';
import type { OrderDetails } from '@enlace/shared-contract/orders';
import { Badge, Cluster, Heading, Stack, Text } from '@enlace/shared-ui';

import { useMoment } from '../panel-parts/use-moment';
import { ordersTexts } from './texts';

const tones = { sent: 'success', waiting: 'warning', failed: 'danger', declined: 'neutral' } as const;

/** Mails about an order and its tickets; those of the last 30 days. */
export function OrderMails({ mails, zone }: Pick<OrderDetails, 'mails'> & { readonly zone: string }) {
  const t = useLateTexts(ordersTexts);
  const moment = useMoment(zone);
  return (
    <>
      <Heading level={3}>{t('mails')}</Heading>
      {mails.length === 0 && <Text tone="soft">{t('noMails')}</Text>}
      <Stack as="ul" gap={12}>
        {mails.map(({ id, subject, recipient, state, at }) => (
          <li key={id}>
            <Cluster gap={8}>
              <Text as="span" isStrong>
                {subject}
              </Text>
              <Badge tone={tones[state]}>{t(`mailStates.${state}`)}</Badge>
            </Cluster>
            <Text size="small" tone="soft">
              {moment(at)} · {recipient}
            </Text>
          </li>
        ))}
      </Stack>
    </>
  );
}
