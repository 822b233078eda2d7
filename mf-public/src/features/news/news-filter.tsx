import { useList, useScreen } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';

import { categories } from '../../lib/categories.slice';
import { bySlug, nameIn } from '../../lib/choices';
import { chipsOf } from '../../lib/filter-chips';
import { ListFilter } from '../../lib/list-filter';
import { OrderField } from '../../lib/order-field';
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
    <ListFilter
      path="/news"
      search={search}
      texts={{ search: t('search'), show: t('show') }}
      otherChoices={{ category }}
      chips={chips}
    >
      <OrderField label={t('sort')} orders={newsOrders} order={order} nameOf={t} />
    </ListFilter>
  );
}
