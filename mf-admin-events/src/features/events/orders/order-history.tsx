import { useLateTexts } from '@enlace/shared-admin';
import type { OrderDetails } from '@enlace/shared-contract/orders';
import { Heading, Text } from '@enlace/shared-ui';
import { DescriptionList } from '@enlace/shared-ui/controls';

import { useMoment } from '../panel-parts/use-moment';
import { ordersTexts } from './texts';

const knownActions = [
  'pay',
  'refund',
  'cancel',
  'add',
  'transfer',
  'deliver',
  'settle',
  'walkIn',
  'returnDoorPayment',
  'keepPayment',
  'failRefund',
  'failCancellation',
  'dispute',
  'loseDispute',
  'winDispute',
] as const;

/** What happened to an order: when, by whom, and why. */
export function OrderHistory({ history, zone }: Pick<OrderDetails, 'history'> & { readonly zone: string }) {
  const t = useLateTexts(ordersTexts);
  const moment = useMoment(zone);
  const nameOfAction = (action: string) => t(`actions.${knownActions.find((name) => name === action) ?? 'other'}`);
  if (history.length === 0) return null;
  return (
    <>
      <Heading level={3}>{t('history')}</Heading>
      <DescriptionList
        items={history.map(({ action, at, actor, reason }) => ({
          term: moment(at),
          description: (
            <>
              {`${nameOfAction(action)} · ${actor?.trim() || t('program')}`}
              {reason && (
                <Text size="small" tone="soft">
                  {reason}
                </Text>
              )}
            </>
          ),
        }))}
      />
    </>
  );
}
