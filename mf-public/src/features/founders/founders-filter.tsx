import { useTexts } from '@enlace/shared-platform';

import { chipsOf } from '../../lib/filter-chips';
import { ListFilter } from '../../lib/list-filter';
import { OrderField } from '../../lib/order-field';
import { founderOrders, type FoundersChoice, foundersPath } from './founders-query';
import { foundersTexts } from './texts';

/** Name and order, and a chip of the name. A GET form, so it works without scripts. */
export function FoundersFilter({ choice }: { readonly choice: FoundersChoice }) {
  const t = useTexts(foundersTexts);
  const { search, order } = choice;
  return (
    <ListFilter
      path="/founders"
      search={search}
      texts={{ search: t('search'), show: t('show') }}
      chips={chipsOf(choice, foundersPath, { search: search && `“${search}”` })}
    >
      <OrderField label={t('order')} orders={founderOrders} order={order} nameOf={(each) => t(`orders.${each}`)} />
    </ListFilter>
  );
}
