import { searchOrders } from '@enlace/shared-contract/site';
import { useTexts } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';

import { type SearchChoice, searchAddress } from './search-choice';
import { Orders } from './search.styles';
import { searchTexts } from './texts';

/** The orders of the results as links, so that the order is part of the address. */
export function OrderNav({ choice }: { readonly choice: SearchChoice }) {
  const t = useTexts(searchTexts);
  return (
    <Orders aria-label={t('order')}>
      {searchOrders.map((order) => (
        <Link
          key={order}
          to={searchAddress({ ...choice, order, page: 1 })}
          variant="quiet"
          preventScrollReset
          aria-current={order === choice.order ? 'true' : undefined}
        >
          {t(order)}
        </Link>
      ))}
    </Orders>
  );
}
