import { defineScreen, useList, useScreen } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import { EmptyState, Link } from '@enlace/shared-ui';

import { areas } from '../../lib/areas.slice';
import { jobLocations } from '../../lib/job-locations.slice';
import { jobTypes } from '../../lib/job-types.slice';
import { jobs } from '../../lib/jobs.slice';
import { ListPage } from '../../lib/list-page';
import { seniorityLevels } from '../../lib/seniority-levels.slice';
import { color, space, textSize } from '../../lib/tokens';
import { useFirstRows } from '../../lib/use-first-rows';
import { JobRows, JobRowsSkeleton } from './job-rows';
import { JobsFilter } from './jobs-filter';
import {
  areasQuery,
  jobsChoiceOf,
  jobsPath,
  jobsQuery,
  levelsQuery,
  placesQuery,
  typesQuery,
  type JobsChoice,
} from './jobs-query';
import { jobsTexts } from './texts';
import type { JobRow } from './types';

export const screen = defineScreen({
  Component: JobsList,
  staysDrawn: true,
  load: ({ search, locale }) => [
    jobs.list(jobsQuery(jobsChoiceOf(search), locale)),
    areas.list(areasQuery(locale)),
    seniorityLevels.list(levelsQuery(locale)),
    jobTypes.list(typesQuery(locale)),
    jobLocations.list(placesQuery(locale)),
  ],
  texts: [jobsTexts],
  slices: [jobs, areas, seniorityLevels, jobTypes, jobLocations],
});

function JobsList() {
  const t = useTexts(jobsTexts);
  const { search, locale } = useScreen();
  const choice = jobsChoiceOf(search);
  const query = jobsQuery(choice, locale);
  const list = useList(jobs, query);
  const rows = useFirstRows(list.rows);
  return (
    <ListPage
      title={t('title')}
      lead={t('lead')}
      filter={<JobsFilter choice={choice} company={companyOf(choice, list.rows)} />}
      list={list}
      need={jobs.list(query)}
      page={choice.page}
      href={(page) => jobsPath({ ...choice, page })}
      count={(total) => (total === undefined ? t('loading') : t('count', { count: total }))}
      skeleton={<JobRowsSkeleton />}
      foot={
        <Line>
          <Link to={`/${locale}/jobs/feed.xml`} isNative>
            {t('feed')}
          </Link>
        </Line>
      }
      empty={
        <EmptyState
          title={t('none')}
          action={
            <Link to={choice.remote === '1' ? '/jobs' : jobsPath({ ...noChoice, remote: '1' })}>
              {t(choice.remote === '1' ? 'all' : 'noneRemote')}
            </Link>
          }
        >
          {t('noneHint')}
        </EmptyState>
      }
    >
      <JobRows jobs={rows} />
    </ListPage>
  );
}

const noChoice = jobsChoiceOf(new URLSearchParams());

/** Name of the company of the address, or its slug before the jobs are loaded. */
function companyOf({ company }: JobsChoice, rows: readonly JobRow[]): string {
  return rows.find(({ company: { slug } }) => slug === company)?.company.name ?? company;
}

const Line = styled.p`
  margin-bottom: ${space[16]};
  font-size: ${textSize.small};
  color: ${color.inkSoft};
`;
