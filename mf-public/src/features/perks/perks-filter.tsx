import { jefaPerkKinds } from '@enlace/shared-contract';
import { useTexts } from '@enlace/shared-platform';
import { Button, FormField, Link, SearchInput, Select } from '@enlace/shared-ui';

import { Actions, FilterForm } from '../../lib/filter.styles';
import { OrderField } from '../../lib/order-field';
import { useFilterForm } from '../../lib/use-filter-form';
import { isNarrowed, perkOrders, type PerksChoice } from './perks-query';
import { perksTexts } from './texts';

/** Search, kind and order. A GET form, so it works without scripts. */
export function PerksFilter({ choice }: { readonly choice: PerksChoice }) {
  const t = useTexts(perksTexts);
  const filter = useFilterForm('/perks');
  return (
    <FilterForm key={JSON.stringify(choice)} role="search" $fields={3} {...filter}>
      <FormField label={t('search')}>
        <SearchInput label="" name="search" maxLength={200} defaultValue={choice.search} />
      </FormField>
      <FormField label={t('kind')}>
        <Select name="kind" defaultValue={choice.kind} placeholder={t('anyKind')}>
          {jefaPerkKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`kinds.${kind}`)}
            </option>
          ))}
        </Select>
      </FormField>
      <OrderField
        label={t('order')}
        orders={perkOrders}
        order={choice.order}
        nameOf={(order) => t(`orders.${order}`)}
      />
      <Actions>
        <Button type="submit">{t('show')}</Button>
        {isNarrowed(choice) && <Link to="/perks">{t('clear')}</Link>}
      </Actions>
    </FilterForm>
  );
}
