import { useLateTexts } from '@enlace/shared-admin';
import type { OrderDetails } from '@enlace/shared-contract/orders';
import { useFormats } from '@enlace/shared-platform';
import { Heading } from '@enlace/shared-ui';
import { DescriptionList } from '@enlace/shared-ui/controls';

import { ordersTexts } from './texts';

/** What an order costs: full prices, minus the code, and the total. */
export function OrderPrices({ order }: { readonly order: OrderDetails }) {
  const t = useLateTexts(ordersTexts);
  const formats = useFormats();
  const { items, discount, code, total, currency } = order;
  const money = (amount: number) => (amount === 0 ? t('free') : formats.money(amount, currency));
  return (
    <>
      <Heading level={3}>{t('items')}</Heading>
      <DescriptionList
        items={[
          ...items.map(({ name, quantity, full_price: price }) => ({
            term: name,
            description: `${formats.number(quantity)} × ${money(price)}`,
          })),
          ...(discount === 0
            ? []
            : [
                {
                  term: code === null ? t('removedCode') : t('usedCode', { code }),
                  description: `−${formats.money(discount, currency)}`,
                },
              ]),
          { term: t('columns.total'), description: money(total) },
        ]}
      />
    </>
  );
}
