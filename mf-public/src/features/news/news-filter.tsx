import { useList, useScreen } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { Button, FormField, SearchInput } from '@enlace/shared-ui';

import { categories } from '../../lib/categories.slice';
import { bySlug, nameIn } from '../../lib/choices';
import { chipsOf, FilterChips } from '../../lib/filter-chips';
import { FilterForm } from '../../lib/filter.styles';
import { OrderField } from '../../lib/order-field';
import { useLiveFilter } from '../../lib/use-live-filter';
import { categoriesQuery, newsOrders, newsPath, type NewsChoice } from './news-query';
import { newsTexts } from './texts';

/** Search and order, and chips of the filters in use. A GET form, so it works without scripts. */
export function NewsFilter({ choice }: { readonly choice: NewsChoice }) {
  const t = useTexts(newsTexts);
  const { locale } = useScreen();
  const { category, search, order } = choice;
  const categoryNames = useList(categories, categoriesQuery(locale)).rows.map(bySlug);
  const chips = chipsOf(choice, newsPath, {
    search: search && `“${search}”`,
    category: nameIn(categoryNames, category),
  });
  return (
    <>
      <FilterForm role="search" {...useLiveFilter('/news')}>
        {category !== '' && <input type="hidden" name="category" value={category} />}
        <FormField label={t('search')}>
          <SearchInput label="" name="search" maxLength={200} defaultValue={search} />
        </FormField>
        <OrderField label={t('sort')} orders={newsOrders} order={order} nameOf={t} />
        <noscript>
          <Button type="submit">{t('show')}</Button>
        </noscript>
      </FilterForm>
      <FilterChips chips={chips} bare="/news" />
    </>
  );
}
