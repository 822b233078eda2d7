import type { UserRecord } from '@enlace/shared-contract/identity';
import { useScreen } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import { Icon, Link, tokens } from '@enlace/shared-ui';

import { jobs } from '../../lib/jobs.slice';
import { texts } from '../../texts';
import { Row } from './agenda.styles';
import { HomeList } from './home-list';
import { jobsQuery } from './home-lists';

/** What waits for the user: an address without its proof, and the newest jobs of the user's area. */
export function OpenMatters({ user }: { readonly user: UserRecord }) {
  const t = useTexts(texts);
  const { locale } = useScreen();
  const { area, pending_email: newAddress } = user;
  const slug = area?.slug;
  return (
    <>
      {newAddress !== null && (
        <Waiting>
          <Icon name="mail" />
          <p>
            {t('open.address', { address: newAddress })}{' '}
            <Link to={`/verify-email?user_id=${user.id}&for=change`}>{t('open.confirm')}</Link>
          </p>
        </Waiting>
      )}
      <HomeList
        title={area === null ? t('open.jobs') : t('open.jobsIn', { area: area.name })}
        all={{ to: slug === undefined ? '/jobs' : `/jobs?area=${encodeURIComponent(slug)}`, label: t('open.allJobs') }}
        handle={jobs}
        query={jobsQuery(user, locale)}
        none={<p>{t('open.noJobs')}</p>}
      >
        {(job) => (
          <Row key={job.id}>
            <Link to={`/jobs/${job.slug}`} variant="cover">
              {job.title}
            </Link>
            <p>
              {[job.company.name, job.is_remote ? t('open.remote') : (job.job_locations[0]?.name ?? '')]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </Row>
        )}
      </HomeList>
    </>
  );
}

const Waiting = styled.div`
  display: flex;
  gap: ${tokens.space[12]};
  align-items: baseline;
  padding: ${tokens.space[16]} ${tokens.space[20]};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.marigoldSoft};
  color: ${tokens.color.marigoldInk};
  overflow-wrap: anywhere;
  svg {
    flex: none;
    align-self: center;
  }
  a {
    color: inherit;
  }
`;
