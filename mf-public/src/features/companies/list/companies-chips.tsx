import { useList, useScreen } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';

import { bySlug, nameIn } from '../../../lib/choices';
import { companies } from '../../../lib/companies.slice';
import { chipsOf, FilterChips } from '../../../lib/filter-chips';
import { countryName } from '../../../lib/place';
import { categories, countries } from '../companies.slice';
import { companiesTexts } from '../texts';
import { InUse } from './companies-list.styles';
import { choicesQuery, type CompaniesChoice, companiesPath, companiesQuery } from './companies-query';

/** The filters in use, above the companies. */
export function CompaniesChips({ choice }: { readonly choice: CompaniesChoice }) {
  const t = useTexts(companiesTexts);
  const { locale } = useScreen();
  const { search, category, country, perk, flags } = choice;
  const kinds = useList(categories, choicesQuery(locale)).rows.map(bySlug);
  const places = useList(countries, choicesQuery(locale)).rows;
  const firstCompany = useList(companies, companiesQuery(choice, locale)).rows[0];
  const place = places.find(({ code }) => code === country)?.name ?? (country && countryName(country, locale));
  const perkName = firstCompany?.company_perks.find(({ slug }) => slug === perk)?.name ?? perk;
  const chips = chipsOf(choice, companiesPath, {
    search: search && `“${search}”`,
    category: nameIn(kinds, category),
    country: place,
    perk: perk && t('list.offering', { perk: perkName }),
  });
  const flagChips = flags.map((flag) => {
    const otherFlags = flags.filter((each) => each !== flag);
    return [t(`flag.${flag}`), companiesPath({ ...choice, flags: otherFlags, page: 1 })] as const;
  });
  return (
    <InUse>
      <FilterChips chips={[...chips, ...flagChips]} bare="/companies" />
    </InUse>
  );
}
