import type { RowOf } from '@enlace/shared-contract/resources';
import type { Locale } from '@enlace/shared-contract/text';
import type { jobs as contract } from '@enlace/shared-contract/work';
import { useList, type ListQueryOf } from '@enlace/shared-data';
import { useFormats, useLocale, useTexts } from '@enlace/shared-platform';
import { Link, Skeleton } from '@enlace/shared-ui';

import { jobs } from '../../lib/jobs.slice';
import { LoadedRows } from '../../lib/loaded-rows';
import { PartHead, PartTitle } from '../../lib/part.styles';
import { payRange, type PaidJob } from '../../lib/pay-range';
import { Ad, AdPay, AdTitle, Board, Columns, Employer } from './home-jobs.styles';
import { homeTexts } from './texts';

const fields = [
  ...(['id', 'title', 'slug', 'company', 'job_locations', 'is_remote', 'salary_from', 'salary_to'] as const),
  ...(['currency', 'salary_period'] as const),
] as const;

/** The number of jobs in two rows of three columns. */
export function homeJobsQuery(locale: Locale): ListQueryOf<typeof contract, (typeof fields)[number]> {
  return { sort: 'published_at', order: 'desc', page: 1, per_page: 6, lang: locale, fields };
}

/** The newest jobs in columns, like small advertisements. */
export function HomeJobs() {
  const t = useTexts(homeTexts);
  const { locale } = useLocale();
  const query = homeJobsQuery(locale);
  const list = useList(jobs, query);
  return (
    <Board aria-labelledby="home-jobs">
      <div>
        <PartHead>
          <PartTitle id="home-jobs">{t('home.jobsTitle')}</PartTitle>
          <Link to="/jobs">{t('home.jobsAll')}</Link>
        </PartHead>
        <LoadedRows
          list={list}
          query={jobs.list(query)}
          skeleton={<JobsSkeleton />}
          empty={<p>{t('home.jobsNone')}</p>}
        >
          <Columns>
            {list.rows.map((job) => (
              <JobAd key={job.id} job={job} />
            ))}
          </Columns>
        </LoadedRows>
      </div>
    </Board>
  );
}

function JobAd({ job }: { readonly job: Pick<RowOf<typeof contract>, (typeof fields)[number]> }) {
  const t = useTexts(homeTexts);
  const places = [...job.job_locations.map(({ name }) => name).slice(0, 2), job.is_remote && t('home.remote')];
  const pay = usePay(job);
  return (
    <Ad>
      <Employer>{job.company.name}</Employer>
      <AdTitle>
        <Link to={`/jobs/${job.slug}`} variant="cover">
          {job.title}
        </Link>
      </AdTitle>
      <p>{places.filter(Boolean).join(', ')}</p>
      {pay !== null && <AdPay>{pay}</AdPay>}
    </Ad>
  );
}

/** `MXN 24,000 – 31,000 a month`; null when the employer names no pay. */
function usePay(job: PaidJob): string | null {
  const t = useTexts(homeTexts);
  const { amount } = useFormats();
  const range = payRange(job, amount);
  return range === null ? null : `${range.text} ${t(`home.per_${job.salary_period}`)}`;
}

function JobsSkeleton() {
  return (
    <Columns as="div" aria-hidden>
      {Array.from({ length: 6 }, (_, index) => (
        <Ad key={index} as="div">
          <Skeleton width="40%" height="1.25rem" />
          <Skeleton width="85%" height="1.75rem" />
          <Skeleton width="60%" height="1.25rem" />
        </Ad>
      ))}
    </Columns>
  );
}
