import { recordSeo } from '@enlace/shared-contract/head';
import type { companies as contract } from '@enlace/shared-contract/partners';
import type { EntityOf } from '@enlace/shared-contract/resources';
import type { jobs as jobsContract } from '@enlace/shared-contract/work';
import { defineScreen, useRecord, useScreen, type ListQueryOf } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';

import { companies } from '../../../lib/companies.slice';
import { jobs } from '../../../lib/jobs.slice';
import { LoadedRecord } from '../../../lib/loaded-record';
import { similar } from '../../../lib/similar/similar.slice';
import { Page } from '../../../lib/page.styles';
import { Prose } from '../../../lib/prose';
import { NotedView } from '../../../lib/views/noted-view';
import { pageViews } from '../../../lib/views/page-views.slice';
import { loadOf } from '../../../lib/page-reads';
import { recordOfPage } from '../../../lib/record-of-page';
import { companiesTexts } from '../texts';
import { CompanyHead } from './company-head';
import { CompanyJobs } from './company-jobs';
import { companyJobsQuery } from './company-jobs-query';
import { CompanySide } from './company-side';
import { CompanySkeleton } from './company-skeleton';
import { Columns } from './company.styles';
import { Promises } from './promises';
import { companyReads } from './company-reads';

export const screen = defineScreen({
  Component: CompanyPage,
  staysDrawn: true,
  load: loadOf(companyReads, [companies, jobs]),
  seo(state, context) {
    const { record } = companies.selectRecord(state, recordOfPage(context));
    return record && recordSeo(record, context.url, context.productName);
  },
  slices: [similar, companies, jobs, pageViews],
  texts: [companiesTexts],
});

function CompanyPage() {
  const t = useTexts(companiesTexts);
  const place = useScreen();
  const which = recordOfPage(place);
  const company = useRecord(companies, which);
  return (
    <LoadedRecord
      state={company}
      query={companies.record(which)}
      skeleton={<CompanySkeleton />}
      missing={{
        kind: 'companies',
        title: t('company.missing'),
        hint: t('company.missingHint'),
        action: <Link to="/companies">{t('company.all')}</Link>,
      }}
    >
      {(record) => <CompanyContent company={record} jobsQuery={companyJobsQuery(place)} />}
    </LoadedRecord>
  );
}

interface CompanyContentProps {
  readonly company: EntityOf<typeof contract>;
  readonly jobsQuery: ListQueryOf<typeof jobsContract>;
}

function CompanyContent({ company, jobsQuery }: CompanyContentProps) {
  const t = useTexts(companiesTexts);
  return (
    <Page as="article">
      <NotedView kind="company" id={company.id} />
      <CompanyHead company={company} />
      <Promises of={company} />
      <Columns>
        <section aria-labelledby="company-about">
          <h2 id="company-about">{t('company.about')}</h2>
          <Prose text={company.description ?? t('company.aboutNone')} />
        </section>
        <CompanySide company={company} />
      </Columns>
      <CompanyJobs company={company} query={jobsQuery} />
    </Page>
  );
}
