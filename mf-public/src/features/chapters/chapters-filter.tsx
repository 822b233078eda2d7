import { locales } from '@enlace/shared-contract/text';
import { useList, useScreen } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import { Button, FormField, SearchInput } from '@enlace/shared-ui';

import { chapters } from '../../lib/chapters.slice';
import { Choices, nameIn } from '../../lib/choices';
import { capitalise } from '../../lib/event-time';
import { chipsOf, FilterChips } from '../../lib/filter-chips';
import { FilterFold } from '../../lib/filter-fold';
import { FilterForm } from '../../lib/filter.styles';
import { NearMe } from '../../lib/near-me/near-me';
import { OrderField } from '../../lib/order-field';
import { countryName, languageName } from '../../lib/place';
import { useLiveFilter } from '../../lib/use-live-filter';
import { chaptersTexts } from './texts';
import { allSpotsQuery, chapterOrders, chaptersPath, type ChaptersChoice, type ChapterSpotRow } from './chapters-query';

/** Search, country, language and order, and chips of those in use. A GET form, so it works without scripts. The countries are those with a chapter. */
export function ChaptersFilter({ choice }: { readonly choice: ChaptersChoice }) {
  const t = useTexts(chaptersTexts);
  const { locale } = useScreen();
  const countries = countriesOf(useList(chapters, allSpotsQuery(locale)).rows, locale);
  const nameOfLanguage = (code: string) => capitalise(languageName(code, locale), locale);
  const { search, country, language, order } = choice;
  const chips = chipsOf(choice, chaptersPath, {
    search: search && `“${search}”`,
    country: country && nameIn([...countries, [country, countryName(country, locale)]], country),
    language: language && nameOfLanguage(language),
  });

  return (
    <>
      <FilterForm role="search" $fields={4} {...useLiveFilter('/chapters')}>
        <FormField label={t('chapters.search')}>
          <SearchInput label="" name="search" maxLength={200} defaultValue={search} />
        </FormField>
        <FilterFold usedCount={chips.length}>
          <FormField label={t('chapters.country')}>
            <Choices name="country" value={country} none={t('chapters.allCountries')} options={countries} />
          </FormField>
          <FormField label={t('chapters.language')}>
            <Choices
              name="language"
              value={language}
              none={t('chapters.anyLanguage')}
              options={locales.map((code) => [code, nameOfLanguage(code)])}
            />
          </FormField>
          <OrderField
            label={t('chapters.order')}
            orders={chapterOrders}
            order={order}
            nameOf={(each) => t(`chapters.by.${each}`)}
          />
          <Near>
            <NearMe />
          </Near>
        </FilterFold>
        <noscript>
          <Button type="submit">{t('chapters.show')}</Button>
        </noscript>
      </FilterForm>
      <FilterChips chips={chips} bare="/chapters" focusId="chapters-index" />
    </>
  );
}

function countriesOf(rows: readonly ChapterSpotRow[], locale: string): [code: string, name: string][] {
  const names = new Map(rows.map(({ country_code, country }) => [country_code, country]));
  return [...names].sort(([, a], [, b]) => a.localeCompare(b, locale));
}

const Near = styled.div`
  grid-column: 1 / -1;
  > div {
    margin-top: 0;
  }
`;
