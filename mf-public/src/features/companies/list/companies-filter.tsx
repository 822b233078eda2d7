import { companyFlags } from '@enlace/shared-contract';
import { useList, useScreen } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { Button, FormField, Link, SearchInput, Select } from '@enlace/shared-ui';

import { Actions } from '../../../lib/filter.styles';
import { countryName } from '../../../lib/place';
import { useFilterForm } from '../../../lib/use-filter-form';
import { categories, countries } from '../companies.slice';
import { Motif } from '../motif';
import { companiesTexts } from '../texts';
import { Filter, PromiseLine, Promises, Stitch } from './companies-filter.styles';
import { choicesQuery, isNarrowed, type CompaniesChoice } from './companies-query';

/** Search, category, country and the six perks. A GET form, so it works without scripts. */
export function CompaniesFilter({ choice }: { readonly choice: CompaniesChoice }) {
  const t = useTexts(companiesTexts);
  const { locale } = useScreen();
  const filter = useFilterForm('/companies');
  const kinds = useList(categories, choicesQuery(locale)).rows;
  const places = useList(countries, choicesQuery(locale)).rows;
  const isUnknownKind = choice.category !== '' && !kinds.some(({ slug }) => slug === choice.category);
  const isUnknownPlace = choice.country !== '' && !places.some(({ code }) => code === choice.country);

  return (
    // The key renders the fields again when the address changes, e.g. after going back.
    <Filter key={JSON.stringify(choice)} role="search" {...filter}>
      {choice.perk !== '' && <input type="hidden" name="perk" value={choice.perk} />}
      <FormField label={t('list.search')}>
        <SearchInput label="" name="search" maxLength={200} defaultValue={choice.search} />
      </FormField>
      {/* The keys render the fields again when their choices are loaded, so that the selected choice stays. */}
      <FormField label={t('list.category')}>
        <Select key={kinds.length} name="category" defaultValue={choice.category} placeholder={t('list.allCategories')}>
          {isUnknownKind && <option value={choice.category}>{choice.category}</option>}
          {kinds.map(({ id, slug, name }) => (
            <option key={id} value={slug}>
              {name}
            </option>
          ))}
        </Select>
      </FormField>
      <FormField label={t('list.country')}>
        <Select key={places.length} name="country" defaultValue={choice.country} placeholder={t('list.allCountries')}>
          {isUnknownPlace && <option value={choice.country}>{countryName(choice.country, locale)}</option>}
          {places.map(({ id, code, name }) => (
            <option key={id} value={code}>
              {name}
            </option>
          ))}
        </Select>
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
      <Actions>
        <Button type="submit">{t('list.show')}</Button>
        {isNarrowed(choice) && <Link to="/companies">{t('list.clear')}</Link>}
      </Actions>
    </Filter>
  );
}
