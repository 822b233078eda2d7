import type { RoleName } from '@enlace/shared-contract/access';
import type { UserRecord } from '@enlace/shared-contract/identity';
import { useScreen } from '@enlace/shared-data';
import { useFormats, useTexts } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';

import { Row } from './agenda.styles';
import { continueTexts } from './continue-learning/texts';
import { HomeList } from './home-list';
import { companies, companiesQuery, perks, perksQuery } from './home-lists';

/** Roles whose users have the perks of members. */
const perkRoles: readonly RoleName[] = ['latinas', 'allies', 'founders', 'investors'];

/** The parts of the own page that depend on the roles: the companies that the user recruits for, and member perks. */
export function RoleParts({ roles }: Pick<UserRecord, 'roles'>) {
  const t = useTexts(continueTexts);
  const { number, date } = useFormats();
  const { locale } = useScreen();
  const has = (name: RoleName) => roles.some((role) => role.name === name);
  return (
    <>
      {has('recruiters') && (
        <HomeList
          title={t('companies.title')}
          all={{ to: '/companies', label: t('companies.all') }}
          handle={companies}
          query={companiesQuery(locale)}
          none={
            <p>
              {t('companies.none')} <Link to="/contact">{t('companies.ask')}</Link>
            </p>
          }
        >
          {(company) => (
            <Row key={company.id}>
              <Link to={`/companies/${company.slug}`} variant="cover">
                {company.name}
              </Link>
              <p>{t('companies.jobs', { count: company.jobs_count, number: number(company.jobs_count) })}</p>
            </Row>
          )}
        </HomeList>
      )}
      {perkRoles.some(has) && (
        <HomeList
          title={t('perks.title')}
          all={{ to: '/perks', label: t('perks.all') }}
          handle={perks}
          query={perksQuery(locale)}
          none={null}
        >
          {(perk) => (
            <Row key={perk.id}>
              <Link to="/perks" variant="cover">
                {perk.name}
              </Link>
              <p>
                {[
                  perk.partner,
                  perk.benefit,
                  ...(perk.ends_on === null
                    ? []
                    : [t('perks.until', { date: date(perk.ends_on, { dateStyle: 'medium', timeZone: 'UTC' }) })]),
                ].join(' · ')}
              </p>
            </Row>
          )}
        </HomeList>
      )}
    </>
  );
}
