import type { jobs as contract } from '@enlace/shared-contract/work';
import { useList, useQueries, useScreen, type ListQueryOf } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';

import { jobs } from '../../lib/jobs.slice';
import { LoadedRows } from '../../lib/loaded-rows';
import { Part, PartHead, PartTitle } from '../../lib/part.styles';
import { pathWith } from '../../lib/page-search';
import { JobRows, JobRowsSkeleton } from './job-rows';
import { jobFields } from './jobs-query';
import { jobsTexts } from './texts';
import type { JobRecord } from './types';

const mostJobs = 4;

/** The newest open jobs of the same areas, for the page of a job that is not open. */
export function SimilarJobs({ job }: { readonly job: JobRecord }) {
  const t = useTexts(jobsTexts);
  const { locale } = useScreen();
  const areas = job.areas.map(({ slug }) => slug).join();
  const listQuery: ListQueryOf<typeof contract, (typeof jobFields)[number]> = {
    sort: 'published_at',
    order: 'desc',
    page: 1,
    per_page: mostJobs,
    lang: locale,
    fields: jobFields,
    ...(areas === '' ? {} : { area: areas }),
  };
  const query = jobs.list(listQuery);
  useQueries([query]);
  const list = useList(jobs, listQuery);
  const path = areas === '' ? '/jobs' : pathWith('/jobs', { area: areas });
  return (
    <Part aria-labelledby="job-similar">
      <PartHead>
        <PartTitle id="job-similar">{t('similar')}</PartTitle>
        <Link to={path}>{t('closedMore')}</Link>
      </PartHead>
      <LoadedRows
        list={list}
        query={query}
        skeleton={<JobRowsSkeleton count={mostJobs} />}
        empty={<p>{t('noSimilar')}</p>}
      >
        <JobRows jobs={list.rows} />
      </LoadedRows>
    </Part>
  );
}
