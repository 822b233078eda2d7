import { useLateTexts } from '@enlace/shared-admin';
import { attendeeFileFormats } from '@enlace/shared-contract/attendees';
import { orderCalls } from '@enlace/shared-contract/orders';
import { Button } from '@enlace/shared-ui';
import { Dropdown } from '@enlace/shared-ui/controls';

import { useTokenDownload } from '../files/use-token-download';
import { ordersTexts } from './texts';

export interface OrdersFileProps {
  readonly eventId: number;
  /** Of the list: its rows are those of the file. */
  readonly filter: Readonly<Record<string, string>>;
}

/** Downloads the orders that the list shows. */
export function OrdersFile({ eventId, filter }: OrdersFileProps) {
  const t = useLateTexts(ordersTexts);
  const { start, isLoading } = useTokenDownload('orders', t('downloadFailed'));
  const path = orderCalls.downloadOrders.path.replace('{id}', String(eventId));
  return (
    <Dropdown
      label={t('download')}
      placement="bottom-end"
      trigger={(props) => (
        <Button variant="secondary" iconBefore="download" isLoading={isLoading} {...props}>
          {t('download')}
        </Button>
      )}
      items={attendeeFileFormats.map((format) => ({
        id: format,
        label: t(`formats.${format}`),
        onSelect: () => void start(path, { ...filter, format }),
      }))}
    />
  );
}
