import { companyFlags } from '@enlace/shared-contract/partners';
import { useList, useScreen } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { Button, FormField, SearchInput, Select } from '@enlace/shared-ui';

import { bySlug, Choices } from '../../../lib/choices';
import { FilterFold } from '../../../lib/filter-fold';
import { countryName } from '../../../lib/place';
import { useLiveFilter } from '../../../lib/use-live-filter';
import { categories, countries } from '../companies.slice';
import { Motif } from '../motif';
import { companiesTexts } from '../texts';
import { Filter, PromiseLine, Promises, Stitch } from './companies-filter.styles';
import { choicesQuery, type CompaniesChoice } from './companies-query';

/** Search, category, country and the six perks. A GET form, so it works without scripts. */
export function CompaniesFilter({ choice }: { readonly choice: CompaniesChoice }) {
  const t = useTexts(companiesTexts);
  const { locale } = useScreen();
  const kinds = useList(categories, choicesQuery(locale)).rows.map(bySlug);
  const places = useList(countries, choicesQuery(locale)).rows.map(({ code, name }) => [code, name] as const);
  const isUnknownPlace = choice.country !== '' && !places.some(([code]) => code === choice.country);
  const unknownPlace = isUnknownPlace ? ([[choice.country, countryName(choice.country, locale)]] as const) : [];
  const { search, category, country, perk, flags } = choice;
  const usedCount = [search, category, country, perk, ...flags].filter((value) => value !== '').length;

  return (
    <Filter role="search" {...useLiveFilter('/companies')}>
      {choice.perk !== '' && <input type="hidden" name="perk" value={choice.perk} />}
      <FormField label={t('list.search')}>
        <SearchInput label="" name="search" maxLength={200} defaultValue={choice.search} />
      </FormField>
      <FilterFold usedCount={usedCount}>
        <FormField label={t('list.category')}>
          <Choices name="category" value={choice.category} none={t('list.allCategories')} options={kinds} />
        </FormField>
        <FormField label={t('list.country')}>
          <Choices
            name="country"
            value={choice.country}
            none={t('list.allCountries')}
            options={[...unknownPlace, ...places]}
          />
        </FormField>
        <Promises>
          <legend>{t('list.flags')}</legend>
          {companyFlags.map((flag) => (
            <PromiseLine key={flag}>
              <input type="checkbox" name={flag} value="1" defaultChecked={choice.flags.includes(flag)} />
              <Stitch>
                <Motif flag={flag} isWoven />
              </Stitch>
              {t(`flag.${flag}`)}
            </PromiseLine>
          ))}
        </Promises>
        <FormField label={t('list.sort')}>
          <Select name="sort" defaultValue={choice.sort === 'jobs' ? '' : choice.sort} placeholder={t('list.byJobs')}>
            <option value="name">{t('list.byName')}</option>
            <option value="new">{t('list.byNewest')}</option>
          </Select>
        </FormField>
      </FilterFold>
      <noscript>
        <Button type="submit">{t('list.show')}</Button>
      </noscript>
    </Filter>
  );
}
