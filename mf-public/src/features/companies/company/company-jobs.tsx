import type { companies } from '@enlace/shared-contract/partners';
import type { EntityOf, RowOf } from '@enlace/shared-contract/resources';
import type { jobs as contract } from '@enlace/shared-contract/work';
import { useList, type ListQueryOf } from '@enlace/shared-data';
import { styled, useLocale, useTexts } from '@enlace/shared-platform';
import { Link, Skeleton } from '@enlace/shared-ui';

import { dot } from '../../../lib/dot';
import { formatIn } from '../../../lib/event-time';
import { jobs } from '../../../lib/jobs.slice';
import { LoadedRows } from '../../../lib/loaded-rows';
import { Part, PartHead, PartTitle } from '../../../lib/part.styles';
import { color, font, media, space, textSize } from '../../../lib/tokens';
import { companiesTexts } from '../texts';

export interface CompanyJobsProps {
  readonly company: Pick<EntityOf<typeof companies>, 'slug'>;
  readonly query: ListQueryOf<typeof contract>;
}

export function CompanyJobs({ company, query }: CompanyJobsProps) {
  const t = useTexts(companiesTexts);
  const list = useList(jobs, query);
  const hasMore = (list.meta?.total ?? 0) > list.rows.length;
  return (
    <Part aria-labelledby="company-jobs">
      <PartHead>
        <PartTitle id="company-jobs">{t('company.jobs')}</PartTitle>
        {hasMore && <Link to={`/jobs?company=${company.slug}`}>{t('company.jobsAll')}</Link>}
      </PartHead>
      <LoadedRows
        list={list}
        query={jobs.list(query)}
        skeleton={<JobsSkeleton />}
        empty={<p>{t('company.jobsNone')}</p>}
      >
        <Lines>
          {list.rows.map((job) => (
            <JobLine key={job.id} job={job} />
          ))}
        </Lines>
      </LoadedRows>
    </Part>
  );
}

function JobLine({ job }: { readonly job: RowOf<typeof contract> }) {
  const t = useTexts(companiesTexts);
  const { locale } = useLocale();
  const places = job.job_locations.map(({ name }) => name);
  const facts = [...(job.is_remote ? [t('company.remote')] : []), ...places, ...job.job_types.map(({ name }) => name)];
  return (
    <Line>
      <h3>
        <Link to={`/jobs/${job.slug}`} variant="cover">
          {job.title}
        </Link>
      </h3>
      <p>{facts.join(dot)}</p>
      {job.closes_at !== null && (
        <p>{t('company.until', { date: formatIn('UTC', job.closes_at, locale, { day: 'numeric', month: 'long' }) })}</p>
      )}
    </Line>
  );
}

function JobsSkeleton() {
  return (
    <Lines as="div" aria-hidden>
      {Array.from({ length: 3 }, (_, index) => (
        <Line key={index} as="div">
          <Skeleton width="60%" height="1.625rem" />
          <Skeleton width="80%" height="1.25rem" />
        </Line>
      ))}
    </Lines>
  );
}

const Lines = styled.ol`
  border-top: 1px solid ${color.lineStrong};
`;

const Line = styled.li`
  position: relative;
  display: grid;
  gap: ${space[4]} ${space[24]};
  padding-block: ${space[16]};
  border-bottom: 1px solid ${color.line};
  ${media.medium} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 4fr) minmax(0, 3fr);
    align-items: baseline;
    > :last-child:not(:nth-child(2)) {
      text-align: right;
    }
  }
  h3 {
    font: 500 ${textSize.h4} / 1.3 ${font.display};
    overflow-wrap: anywhere;
  }
  p {
    font-size: ${textSize.small};
    color: ${color.inkSoft};
  }
`;
