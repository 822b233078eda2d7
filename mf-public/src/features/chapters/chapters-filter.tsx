import { useList, useScreen } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { Button, FormField, Link, SearchInput, Select } from '@enlace/shared-ui';

import { chapters } from '../../lib/chapters.slice';
import { Actions, FilterForm } from '../../lib/filter.styles';
import { OrderField } from '../../lib/order-field';
import { countryName } from '../../lib/place';
import { useFilterForm } from '../../lib/use-filter-form';
import { chaptersTexts } from './texts';
import { allSpotsQuery, chapterOrders, type ChaptersChoice, type ChapterSpotRow } from './chapters-query';

/** Search, country and order. A GET form, so it works without scripts. The countries are those with a chapter. */
export function ChaptersFilter({ choice }: { readonly choice: ChaptersChoice }) {
  const t = useTexts(chaptersTexts);
  const { locale } = useScreen();
  const filter = useFilterForm('/chapters');
  const countries = countriesOf(useList(chapters, allSpotsQuery(locale)).rows, locale);
  const isUnlisted = choice.country !== '' && !countries.some(([code]) => code === choice.country);

  return (
    <FilterForm key={JSON.stringify(choice)} role="search" $fields={3} {...filter}>
      <FormField label={t('chapters.search')}>
        <SearchInput label="" name="search" maxLength={200} defaultValue={choice.search} />
      </FormField>
      <FormField label={t('chapters.country')}>
        {/* The key renders the field again when its choices are loaded, so that the selected choice stays. */}
        <Select
          key={countries.length}
          name="country"
          defaultValue={choice.country}
          placeholder={t('chapters.allCountries')}
        >
          {isUnlisted && <option value={choice.country}>{countryName(choice.country, locale)}</option>}
          {countries.map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </FormField>
      <OrderField
        label={t('chapters.order')}
        orders={chapterOrders}
        order={choice.order}
        nameOf={(order) => t(`chapters.by.${order}`)}
      />
      <Actions>
        <Button type="submit">{t('chapters.show')}</Button>
        {(choice.search !== '' || choice.country !== '') && <Link to="/chapters">{t('chapters.clear')}</Link>}
      </Actions>
    </FilterForm>
  );
}

function countriesOf(rows: readonly ChapterSpotRow[], locale: string): [code: string, name: string][] {
  const names = new Map(rows.map(({ country_code, country }) => [country_code, country]));
  return [...names].sort(([, a], [, b]) => a.localeCompare(b, locale));
}
