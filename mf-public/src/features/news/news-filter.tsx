import { useTexts } from '@enlace/shared-platform';
import { Button, FormField, Link, SearchInput, Select } from '@enlace/shared-ui';

import { Actions, FilterForm } from '../../lib/filter.styles';
import { useFilterForm } from '../../lib/use-filter-form';
import { isFront, newsOrders, type NewsChoice } from './news-query';
import { newsTexts } from './texts';

/** Search and order. A GET form, so it works without scripts. */
export function NewsFilter({ choice }: { readonly choice: NewsChoice }) {
  const t = useTexts(newsTexts);
  const filter = useFilterForm('/news');
  return (
    <FilterForm key={JSON.stringify(choice)} role="search" {...filter}>
      {choice.category !== '' && <input type="hidden" name="category" value={choice.category} />}
      <FormField label={t('search')}>
        <SearchInput label="" name="search" maxLength={200} defaultValue={choice.search} />
      </FormField>
      <FormField label={t('sort')}>
        <Select name="sort" defaultValue={choice.order === 'newest' ? '' : choice.order}>
          {newsOrders.map((order) => (
            <option key={order} value={order === 'newest' ? '' : order}>
              {t(order)}
            </option>
          ))}
        </Select>
      </FormField>
      <Actions>
        <Button type="submit">{t('show')}</Button>
        {!isFront({ ...choice, page: 1 }) && <Link to="/news">{t('clear')}</Link>}
      </Actions>
    </FilterForm>
  );
}
