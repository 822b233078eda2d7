import type { companies } from '@enlace/shared-contract/partners';
import type { EntityOf } from '@enlace/shared-contract/resources';
import { useTexts } from '@enlace/shared-platform';
import { Link, Picture } from '@enlace/shared-ui';

import { companiesTexts } from '../texts';
import { Back, Facts, Hero, Kinds, Name, Seal, Words } from './company-head.styles';

export function CompanyHead({ company }: { readonly company: EntityOf<typeof companies> }) {
  const t = useTexts(companiesTexts);
  const { size, founded_year, website, logo } = company;
  const place = [company.city, company.country].filter(Boolean).join(', ');
  return (
    <>
      <Back>
        <Link to="/companies">{t('company.all')}</Link>
      </Back>
      <Hero>
        <Words>
          {company.company_categories.length > 0 && (
            <Kinds>
              {company.company_categories.map(({ id, name, slug }) => (
                <li key={id}>
                  <Link to={`/companies?category=${slug ?? ''}`} variant="quiet">
                    {name}
                  </Link>
                </li>
              ))}
            </Kinds>
          )}
          <Name $isLong={company.name.length > 40}>{company.name}</Name>
          {company.summary !== null && <p>{company.summary}</p>}
          <Facts>
            {place !== '' && <li>{place}</li>}
            {size !== null && <li>{t('company.size', { size: size.replace('-', '–') })}</li>}
            {founded_year !== null && <li>{t('company.founded', { year: String(founded_year) })}</li>}
            {website && (
              <li>
                <Link to={website}>{t('company.website')}</Link>
              </li>
            )}
          </Facts>
        </Words>
        <Seal>
          <Picture src={logo?.url} alt={logo?.alt ?? ''} ratio="1" seed={company.slug} isEager />
        </Seal>
      </Hero>
    </>
  );
}
