import { useTexts } from '@enlace/shared-platform';
import { Button, FormField, SearchInput } from '@enlace/shared-ui';

import { chipsOf, FilterChips } from '../../lib/filter-chips';
import { FilterForm } from '../../lib/filter.styles';
import { OrderField } from '../../lib/order-field';
import { useLiveFilter } from '../../lib/use-live-filter';
import { founderOrders, type FoundersChoice, foundersPath } from './founders-query';
import { foundersTexts } from './texts';

/** Name and order, and a chip of the name. A GET form, so it works without scripts. */
export function FoundersFilter({ choice }: { readonly choice: FoundersChoice }) {
  const t = useTexts(foundersTexts);
  const { search, order } = choice;
  return (
    <>
      <FilterForm role="search" {...useLiveFilter('/founders')}>
        <FormField label={t('search')}>
          <SearchInput label="" name="search" maxLength={200} defaultValue={search} />
        </FormField>
        <OrderField label={t('order')} orders={founderOrders} order={order} nameOf={(each) => t(`orders.${each}`)} />
        <noscript>
          <Button type="submit">{t('show')}</Button>
        </noscript>
      </FilterForm>
      <FilterChips chips={chipsOf(choice, foundersPath, { search: search && `“${search}”` })} bare="/founders" />
    </>
  );
}
