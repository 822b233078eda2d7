import type { companies } from '@enlace/shared-contract/partners';
import type { EntityOf } from '@enlace/shared-contract/resources';
import { useTexts } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';

import { People, Person } from '../../../lib/people';
import { companiesTexts } from '../texts';
import { Side, Ways } from './company.styles';

/** Other perks, recruiters and links of the company; empty parts are not rendered. */
export function CompanySide({ company }: { readonly company: EntityOf<typeof companies> }) {
  const t = useTexts(companiesTexts);
  const { company_perks, company_recruiters, website, linkedin } = company;
  const ways = [
    [website, website?.replace(/^https?:\/\/(www\.)?|\/$/g, '')],
    [linkedin, 'LinkedIn'],
  ] as const;
  const availableWays = ways.flatMap(([address, name]) => (address && name ? [{ address, name }] : []));
  return (
    <Side>
      {company_perks.length > 0 && (
        <section aria-labelledby="company-perks">
          <h2 id="company-perks">{t('company.perks')}</h2>
          <Ways>
            {company_perks.map(({ id, name, slug }) => (
              <li key={id}>
                <Link to={`/companies?perk=${slug ?? ''}`} variant="quiet">
                  {name}
                </Link>
              </li>
            ))}
          </Ways>
        </section>
      )}
      {company_recruiters.length > 0 && (
        <section aria-labelledby="company-recruiters">
          <h2 id="company-recruiters">{t('company.recruiters')}</h2>
          <People>
            {company_recruiters.map(({ id, name, headline, avatar }) => (
              <Person key={id} name={name} about={headline} avatar={avatar} />
            ))}
          </People>
        </section>
      )}
      {availableWays.length > 0 && (
        <section aria-labelledby="company-links">
          <h2 id="company-links">{t('company.links')}</h2>
          <Ways>
            {availableWays.map(({ address, name }) => (
              <li key={address}>
                <Link to={address}>{name}</Link>
              </li>
            ))}
          </Ways>
        </section>
      )}
    </Side>
  );
}
