import { companyRegistrationPath } from '@enlace/shared-contract/forms';
import { defineScreen, useList, useScreen } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { EmptyState, Link } from '@enlace/shared-ui';

import { companies } from '../../../lib/companies.slice';
import { CountedList } from '../../../lib/counted-list';
import { Head, Lead, Page, PageTitle } from '../../../lib/page.styles';
import { categories, countries } from '../companies.slice';
import { companiesTexts } from '../texts';
import { CompaniesChips } from './companies-chips';
import { CompaniesFilter } from './companies-filter';
import { Columns, Invitation, Total } from './companies-list.styles';
import {
  choicesQuery,
  companiesChoiceOf,
  companiesPath,
  companiesQuery,
  type CompaniesChoice,
} from './companies-query';
import { CompanyRows, CompanyRowsSkeleton } from './company-rows';

export const screen = defineScreen({
  Component: CompaniesList,
  staysDrawn: true,
  load: ({ search, locale }) => [
    companies.list(companiesQuery(companiesChoiceOf(search), locale)),
    categories.list(choicesQuery(locale)),
    countries.list(choicesQuery(locale)),
  ],
  slices: [companies, categories, countries],
  texts: [companiesTexts],
});

function CompaniesList() {
  const t = useTexts(companiesTexts);
  const { search } = useScreen();
  const choice = companiesChoiceOf(search);

  return (
    <Page>
      <Head>
        <PageTitle>{t('list.title')}</PageTitle>
        <Lead>{t('list.lead')}</Lead>
      </Head>
      <Columns>
        <CompaniesFilter choice={choice} />
        <Results choice={choice} />
      </Columns>
      <Invitation>
        <h2>{t('list.join')}</h2>
        <p>{t('list.joinHint')}</p>
        <Link to={companyRegistrationPath}>{t('list.joinLink')}</Link>
      </Invitation>
    </Page>
  );
}

function Results({ choice }: { readonly choice: CompaniesChoice }) {
  const t = useTexts(companiesTexts);
  const { locale } = useScreen();
  const query = companiesQuery(choice, locale);
  const list = useList(companies, query);

  return (
    <div>
      <CountedList
        list={list}
        query={companies.list(query)}
        page={choice.page}
        href={(page) => companiesPath({ ...choice, page })}
        count={(total) => (total === undefined ? t('list.loading') : t('list.count', { count: total }))}
        counter={Total}
        note={<CompaniesChips choice={choice} />}
        skeleton={<CompanyRowsSkeleton />}
        empty={
          <EmptyState title={t('list.none')} action={<Link to="/companies">{t('company.all')}</Link>}>
            {t('list.noneHint')}
          </EmptyState>
        }
      >
        <CompanyRows companies={list.rows} />
      </CountedList>
    </div>
  );
}
