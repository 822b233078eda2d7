import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';
import type { ReactNode } from 'react';

import { pathWith } from '../../lib/page-search';
import { color, space, textSize } from '../../lib/tokens';
import { jobsTexts } from './texts';
import type { JobRecord } from './types';
import { useJobPlace } from './use-job-place';

const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

/** Place, type, level and deadline. A fact that the job list can filter by is a link to that list. */
export function JobFacts({ job }: { readonly job: JobRecord }) {
  const t = useTexts(jobsTexts);
  const { date, list } = useFormats();
  const place = useJobPlace(job);
  const remote = useJobPlace({ ...job, job_locations: [] });
  return (
    <Facts>
      <Fact name={t('where')}>
        {job.job_locations.length === 0
          ? place
          : job.job_locations.map(({ id, name, slug }) => (
              <div key={id}>
                <Link to={pathWith('/jobs', { location: slug })}>{name}</Link>
              </div>
            ))}
        {job.job_locations.length > 0 && job.is_remote && <div>{remote}</div>}
      </Fact>
      {job.job_types.length > 0 && <Fact name={t('type')}>{list(job.job_types.map(({ name }) => name))}</Fact>}
      {job.seniority_levels.length > 0 && (
        <Fact name={t('level')}>{list(job.seniority_levels.map(({ name }) => name))}</Fact>
      )}
      {job.areas.length > 0 && (
        <Fact name={t('area')}>
          {job.areas.map(({ id, name, slug }) => (
            <div key={id}>
              <Link to={pathWith('/jobs', { area: slug })}>{name}</Link>
            </div>
          ))}
        </Fact>
      )}
      {job.job_tags.length > 0 && <Fact name={t('tags')}>{list(job.job_tags.map(({ name }) => name))}</Fact>}
      {job.published_at !== null && (
        <Fact name={t('published')}>
          <time dateTime={job.published_at}>{date(job.published_at, day)}</time>
        </Fact>
      )}
      {job.status === 'open' && (
        <Fact name={t('closes')}>
          {job.closes_at === null ? t('noEnd') : <time dateTime={job.closes_at}>{date(job.closes_at, day)}</time>}
        </Fact>
      )}
    </Facts>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <Line>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </Line>
  );
}

const Facts = styled.dl`
  margin-top: ${space[24]};
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: 7rem minmax(0, 1fr);
  gap: ${space[12]};
  padding-block: ${space[12]};
  border-bottom: 1px solid ${color.line};
  font-size: ${textSize.small};
  dt {
    color: ${color.inkSoft};
  }
  dd {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;
