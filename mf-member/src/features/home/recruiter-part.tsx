import { companyRegistrationPath } from '@enlace/shared-contract/forms';
import type { UserRecord } from '@enlace/shared-contract/identity';
import { useList, useScreen } from '@enlace/shared-data';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { Link, tokens } from '@enlace/shared-ui';

import { Row } from './agenda.styles';
import { continueTexts } from './continue-learning/texts';
import { HomeList } from './home-list';
import { companies, companiesQuery } from './home-lists';

/** The companies that the user recruits for, with their jobs and the candidates; the way to one without any. */
export function RecruiterPart({ company }: Pick<UserRecord, 'company'>) {
  const t = useTexts(continueTexts);
  const { number } = useFormats();
  const { locale } = useScreen();
  const query = companiesQuery(locale);
  const hasCompany = useList(companies, query).rows.length > 0;
  return (
    <div>
      <HomeList
        title={t('companies.title')}
        all={{ to: '/companies', label: t('companies.all') }}
        handle={companies}
        query={query}
        none={
          <>
            <p>{company ? t('companies.noneOf', { company }) : t('companies.none')}</p>
            <Ways>
              <li>
                <Link to={companyRegistrationPath}>{t('companies.register')}</Link>
              </li>
              <li>
                <Link to="/contact">{t('companies.ask')}</Link>
              </li>
            </Ways>
          </>
        }
      >
        {({ id, name, slug, jobs_count: jobs }) => (
          <Row key={id}>
            <Link to={`/companies/${slug}`}>{name}</Link>
            <p>
              <Link to={`/jobs?company=${encodeURIComponent(slug)}`}>
                {t('companies.jobs', { count: jobs, number: number(jobs) })}
              </Link>
            </p>
          </Row>
        )}
      </HomeList>
      {hasCompany && (
        <Ways>
          <li>
            <Link to="/dashboards/candidates">{t('companies.candidates')}</Link>
          </li>
          <li>
            <Link to="/dashboards/talent-pool">{t('companies.talents')}</Link>
          </li>
        </Ways>
      )}
    </div>
  );
}

const { space } = tokens;

const Ways = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[24]};
  margin-top: ${space[12]};
  font-weight: 600;
`;
