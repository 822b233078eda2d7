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
      filter={<JobsFilter choice={choice} />}
      list={list}
      need={jobs.list(query)}
      page={choice.page}
      href={(page) => jobsPath({ ...choice, page })}
      count={(total) => (total === undefined ? t('loading') : t('count', { count: total }))}
      note={<Only choice={choice} rows={list.rows} />}
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

/** Filters of the address that have no field in the form: one company, one perk. */
function Only({ choice, rows }: { readonly choice: JobsChoice; readonly rows: readonly JobRow[] }) {
  const t = useTexts(jobsTexts);
  const company = rows.find(({ company: { slug } }) => slug === choice.company)?.company.name ?? choice.company;
  if (choice.company === '' && choice.perk === '') return null;
  return (
    <Line>
      {choice.company !== '' && t('at', { company })}
      {choice.company !== '' && choice.perk !== '' && ' · '}
      {choice.perk !== '' && t('withPerk', { perk: choice.perk.replace(/-/g, ' ') })}{' '}
      <Link to={jobsPath({ ...choice, company: '', perk: '', page: 1 })}>{t('all')}</Link>
    </Line>
  );
}

const Line = styled.p`
  margin-bottom: ${space[16]};
  font-size: ${textSize.small};
  color: ${color.inkSoft};
`;
