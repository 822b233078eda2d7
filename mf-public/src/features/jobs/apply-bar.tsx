import { useScreen } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import { ButtonLink } from '@enlace/shared-ui';

import { color, media, space } from '../../lib/tokens';
import { useAppliedJobs } from './applied/use-applied-jobs';
import { jobsTexts } from './texts';
import type { JobRecord } from './types';

/** The way to apply at the foot of a phone's screen. An employer's own page is opened by the part with the pay. */
export function ApplyBar({ job }: { readonly job: JobRecord }) {
  const t = useTexts(jobsTexts);
  const { viewer } = useScreen();
  const hasApplied = useAppliedJobs().has(job.id);
  if (job.status !== 'open' || job.apply_url !== null || hasApplied) return null;
  const path = `/jobs/${job.slug}/apply`;
  return (
    <Bar data-foot-bar="">
      <ButtonLink to={viewer === null ? `/login?callbackUrl=${encodeURIComponent(path)}` : path} isFullWidth>
        {t('applyNow')}
      </ButtonLink>
    </Bar>
  );
}

const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 1;
  margin: ${space[40]} calc(-1 * ${space[20]}) calc(-1 * ${space[48]});
  padding: ${space[12]} ${space[20]};
  border-top: 1px solid ${color.line};
  background: ${color.raised};
  ${media.medium} {
    margin: ${space[40]} calc(-1 * ${space[40]}) calc(-1 * ${space[64]});
    padding-inline: ${space[40]};
  }
  ${media.large} {
    display: none;
  }
  @media print {
    display: none;
  }
`;
