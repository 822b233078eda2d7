import { jefaPerkKinds } from '@enlace/shared-contract';
import { useTexts } from '@enlace/shared-platform';
import { Button, FormField, SearchInput } from '@enlace/shared-ui';

import { Choices } from '../../lib/choices';
import { chipsOf, FilterChips } from '../../lib/filter-chips';
import { FilterForm } from '../../lib/filter.styles';
import { OrderField } from '../../lib/order-field';
import { useLiveFilter } from '../../lib/use-live-filter';
import { perkOrders, type PerksChoice, perksPath } from './perks-query';
import { perksTexts } from './texts';

/** Search, kind and order, and chips of the filters in use. A GET form, so it works without scripts. */
export function PerksFilter({ choice }: { readonly choice: PerksChoice }) {
  const t = useTexts(perksTexts);
  const { search, kind, order } = choice;
  const chips = chipsOf(choice, perksPath, {
    search: search && `“${search}”`,
    kind: kind && t(`kinds.${kind}`),
  });
  return (
    <>
      <FilterForm role="search" $fields={3} {...useLiveFilter('/perks')}>
        <FormField label={t('search')}>
          <SearchInput label="" name="search" maxLength={200} defaultValue={search} />
        </FormField>
        <FormField label={t('kind')}>
          <Choices
            name="kind"
            value={kind}
            none={t('anyKind')}
            options={jefaPerkKinds.map((each) => [each, t(`kinds.${each}`)])}
          />
        </FormField>
        <OrderField label={t('order')} orders={perkOrders} order={order} nameOf={(each) => t(`orders.${each}`)} />
        <noscript>
          <Button type="submit">{t('show')}</Button>
        </noscript>
      </FilterForm>
      <FilterChips chips={chips} bare="/perks" />
    </>
  );
}
