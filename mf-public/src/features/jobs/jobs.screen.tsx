import { defineScreen, useLastAnswer, useList, useScreen } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';

import { CountedList } from '../../lib/counted-list';
import { FilterChips } from '../../lib/filter-chips';
import { jobs } from '../../lib/jobs.slice';
import { Head, Lead, Page, PageTitle } from '../../lib/page.styles';
import { color, space, textSize } from '../../lib/tokens';
import { useFirstRows } from '../../lib/use-first-rows';
import { loadOf } from '../../lib/page-reads';
import { appliedJobs } from './applied/applied-jobs.slice';
import { JobRows, JobRowsSkeleton } from './job-rows';
import { jobsChoiceOf, jobsPath, jobsQuery, type JobsChoice } from './jobs-query';
import { useUsedChoices } from './search/choice-names';
import { Columns } from './search/filter-panel.styles';
import { facetsQuery } from './search/facets-query';
import { jobFacets } from './search/job-facets';
import { JobsFilter } from './search/jobs-filter';
import { NoJobs } from './search/no-jobs';
import { jobSearchTexts } from './search/texts';
import { jobsTexts } from './texts';
import type { JobRow } from './types';
import { jobsListReads } from './jobs-reads';

export const screen = defineScreen({
  Component: JobsList,
  staysDrawn: true,
  load: loadOf(jobsListReads, [jobs, jobFacets]),
  texts: [jobsTexts, jobSearchTexts],
  slices: [jobs, jobFacets, appliedJobs],
});

function JobsList() {
  const t = useTexts(jobsTexts);
  const { search, locale } = useScreen();
  const choice = jobsChoiceOf(search);
  const query = jobsQuery(choice, locale);
  const list = useList(jobs, query);
  const rows = useFirstRows(list.rows);
  const { answer: facets, status } = useLastAnswer(jobFacets.calls.counts, facetsQuery(choice, locale));
  const usedChoices = useUsedChoices(choice, facets, companyOf(choice, list.rows));
  return (
    <Page>
      <Head>
        <PageTitle>{t('title')}</PageTitle>
        <Lead>{t('lead')}</Lead>
      </Head>
      <Columns>
        <JobsFilter choice={choice} facets={facets} hasFailed={status === 'rejected'} usedCount={usedChoices.length} />
        <Results>
          <FilterChips chips={usedChoices.map(({ text, without }) => [text, jobsPath(without)])} bare="/jobs" />
          <CountedList
            list={list}
            query={jobs.list(query)}
            page={choice.page}
            href={(page) => jobsPath({ ...choice, page })}
            count={(total) => (total === undefined ? t('loading') : t('count', { count: total }))}
            skeleton={<JobRowsSkeleton />}
            empty={<NoJobs choice={choice} usedChoices={usedChoices} facets={facets} />}
            foot={
              <Line>
                <Link to={`/${locale}/jobs/feed.xml`} isNative>
                  {t('feed')}
                </Link>
              </Line>
            }
          >
            <JobRows jobs={rows} />
          </CountedList>
        </Results>
      </Columns>
    </Page>
  );
}

/** Name of the company of the address, or its slug before the jobs are loaded. */
function companyOf({ company }: JobsChoice, rows: readonly JobRow[]): string {
  return rows.find(({ company: { slug } }) => slug === company)?.company.name ?? company;
}

const Results = styled.div`
  min-width: 0;
`;

const Line = styled.p`
  margin-bottom: ${space[16]};
  font-size: ${textSize.small};
  color: ${color.inkSoft};
`;
