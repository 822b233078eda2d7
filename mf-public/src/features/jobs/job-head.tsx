import { styled, useTexts } from '@enlace/shared-platform';
import { Link, Picture } from '@enlace/shared-ui';

import { color, media, radius, space, textSize } from '../../lib/tokens';
import { jobsTexts } from './texts';
import type { JobRecord } from './types';
import { useJobPlace } from './use-job-place';

/** Company, title, and the notice of a job that is not open. */
export function JobHead({ job }: { readonly job: JobRecord }) {
  const t = useTexts(jobsTexts);
  const place = useJobPlace(job);
  return (
    <header>
      <Back>
        <Link to="/jobs">{t('all')}</Link>
      </Back>
      <By>
        <Emblem>
          <Picture src={job.company.logo?.url} alt="" ratio="1" seed={job.company.slug} isEager />
        </Emblem>
        <p>
          <Link to={`/companies/${job.company.slug}`}>{job.company.name}</Link>
          <Where>{place}</Where>
        </p>
      </By>
      <Title $isLong={job.title.length > 48}>{job.title}</Title>
      {job.summary !== null && <Summary>{job.summary}</Summary>}
      <StateNotice job={job} />
    </header>
  );
}

/** Why the job accepts no applications; nothing for an open one. */
function StateNotice({ job: { status } }: { readonly job: JobRecord }) {
  const t = useTexts(jobsTexts);
  if (status === 'open') return null;
  if (status === 'paused' || status === 'filled' || status === 'closed') return <Notice>{t(status)}</Notice>;
  return <Notice>{t('draft')}</Notice>;
}

const Back = styled.p`
  margin-bottom: ${space[24]};
  font-size: ${textSize.small};
`;

const By = styled.div`
  display: flex;
  gap: ${space[16]};
  align-items: center;
  margin-bottom: ${space[20]};
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const Emblem = styled.div`
  flex: none;
  width: 4rem;
  --picture-radius: ${radius.control};
`;

const Where = styled.span`
  display: block;
  font-size: ${textSize.small};
  font-weight: 400;
  color: ${color.inkSoft};
`;

/** A long title has smaller type, so that pay and place stay visible. */
const Title = styled.h1<{ readonly $isLong: boolean }>`
  max-width: 60rem;
  font-size: ${({ $isLong }) => ($isLong ? textSize.h1 : textSize.display)};
  letter-spacing: -0.025em;
  line-height: 1.02;
  overflow-wrap: anywhere;
  text-wrap: balance;
`;

const Summary = styled.p`
  max-width: 38rem;
  margin-top: ${space[20]};
  font-size: ${textSize.lead};
  line-height: 1.45;
  color: ${color.inkSoft};
`;

const Notice = styled.p`
  margin-top: ${space[24]};
  padding: ${space[16]} ${space[20]};
  border-inline-start: 4px solid ${color.warning};
  border-radius: ${radius.small};
  background: ${color.warningSoft};
  color: ${color.warningInk};
  font-weight: 600;
  ${media.medium} {
    max-width: 44rem;
  }
`;
