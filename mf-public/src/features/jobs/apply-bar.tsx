import { useScreen } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { ButtonLink } from '@enlace/shared-ui';

import { FootBar } from '../../lib/foot-bar';
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
    <FootBar>
      <ButtonLink to={viewer === null ? `/login?callbackUrl=${encodeURIComponent(path)}` : path} isFullWidth>
        {t('applyNow')}
      </ButtonLink>
    </FootBar>
  );
}
