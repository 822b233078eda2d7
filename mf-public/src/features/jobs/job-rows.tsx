import { useFormats, useLocale, useTexts } from '@enlace/shared-platform';
import { Icon, Link, Picture, Skeleton } from '@enlace/shared-ui';

import { dot } from '../../lib/dot';
import { appliedDay } from './applied/applied-day';
import { useAppliedJobs, type AppliedJob } from './applied/use-applied-jobs';
import { Amount, Applied, Company, Emblem, Facts, PayBox, Row, Rows, Title, Words } from './job-rows.styles';
import { postedTime } from './posted-time';
import { jobsTexts } from './texts';
import type { JobRow } from './types';
import { useJobPlace } from './use-job-place';
import { usePay } from './use-pay';

/** Jobs in the style of newspaper advertisements, with the pay in the margin and a mark where the user has applied. */
export function JobRows({ jobs }: { readonly jobs: readonly JobRow[] }) {
  const applications = useAppliedJobs();
  return (
    <Rows>
      {jobs.map((job) => (
        <JobLine key={job.id} job={job} application={applications.get(job.id)} />
      ))}
    </Rows>
  );
}

interface JobLineProps {
  readonly job: JobRow;
  readonly application: AppliedJob | undefined;
}

function JobLine({ job, application }: JobLineProps) {
  const t = useTexts(jobsTexts);
  const { locale } = useLocale();
  const { date } = useFormats();
  const place = useJobPlace(job);
  const { amount, period } = usePay(job);
  const kinds = [...job.seniority_levels, ...job.job_types].map(({ name }) => name);
  return (
    <Row>
      <Emblem>
        <Picture src={job.company.logo?.url} alt="" ratio="1" seed={job.company.slug} />
      </Emblem>
      <Words>
        <Company>{job.company.name}</Company>
        <Title>
          <Link to={`/jobs/${job.slug}`} variant="cover">
            {job.title}
          </Link>
        </Title>
        <Facts>{[place, ...kinds].join(dot)}</Facts>
        {job.published_at !== null && (
          // A rendered page can be older than the visit.
          <Facts>
            <time dateTime={job.published_at} suppressHydrationWarning>
              {t('posted', { time: postedTime(job.published_at, locale) })}
            </time>
            {job.first_perk !== null && <span>{`${dot}${job.first_perk}`}</span>}
          </Facts>
        )}
        {application !== undefined && (
          <Applied>
            <Icon name="check" size={18} />
            {t('appliedOn', { date: date(application.applied_at, appliedDay(application.applied_at)) })}
          </Applied>
        )}
      </Words>
      <PayBox>
        {amount === null ? (
          t('payHidden')
        ) : (
          <>
            <Amount>{amount}</Amount>
            {period}
          </>
        )}
        {job.closes_at !== null && (
          <>
            <br />
            {t('until', { date: date(job.closes_at, { day: 'numeric', month: 'short', timeZone: 'UTC' }) })}
          </>
        )}
      </PayBox>
    </Row>
  );
}

/** Has the size of the loaded rows, so that nothing moves when the jobs arrive. */
export function JobRowsSkeleton({ count = 8 }: { readonly count?: number }) {
  return (
    <Rows as="div" aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <Row key={index} as="div">
          <Emblem>
            <Skeleton width="100%" height="100%" />
          </Emblem>
          <Words>
            <Skeleton width="8rem" height="1.25rem" />
            <Skeleton width={index % 2 === 0 ? '80%' : '55%'} height="2rem" />
            <Skeleton width="60%" height="1.25rem" />
            <Skeleton width="9rem" height="1.25rem" />
          </Words>
          <PayBox as="div">
            <Skeleton width="100%" height="3.5rem" />
          </PayBox>
        </Row>
      ))}
    </Rows>
  );
}
