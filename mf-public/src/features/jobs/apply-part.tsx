import { useScreen } from '@enlace/shared-data';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { ButtonLink, Icon, Link } from '@enlace/shared-ui';

import { space, textSize } from '../../lib/tokens';
import { appliedDay } from './applied/applied-day';
import { ApplyElsewhere } from './applied/apply-elsewhere';
import { useAppliedJobs } from './applied/use-applied-jobs';
import { jobsTexts } from './texts';
import type { JobRecord } from './types';

/** The way to apply: here or at the company's page; for a user who has applied, the way to the application. */
export function ApplyPart({ job }: { readonly job: JobRecord }) {
  const t = useTexts(jobsTexts);
  const { date } = useFormats();
  const application = useAppliedJobs().get(job.id);
  if (application !== undefined) {
    const { application_id: id, applied_at: time } = application;
    return (
      <Ways>
        <Applied>
          <Icon name="check" size={18} />
          {t('appliedOn', { date: date(time, appliedDay(time)) })}
        </Applied>
        <ButtonLink
          to={id === null ? '/my/applications?kind=elsewhere' : `/my/applications/${id}`}
          variant="secondary"
          isFullWidth
        >
          {t(id === null ? 'applications' : 'application')}
        </ButtonLink>
      </Ways>
    );
  }
  if (job.status !== 'open') return null;
  if (job.apply_url === null) return <ApplyHere slug={job.slug} />;
  return (
    <Ways>
      <ApplyElsewhere job={job} address={job.apply_url} />
    </Ways>
  );
}

/** The way of a visitor leads through the sign-in and goes on where the user applies. */
function ApplyHere({ slug }: Pick<JobRecord, 'slug'>) {
  const t = useTexts(jobsTexts);
  const { viewer } = useScreen();
  const path = `/jobs/${slug}/apply`;
  if (viewer === null)
    return (
      <Ways>
        <p>{t('applyVisitor')}</p>
        <ButtonLink to={`/login?callbackUrl=${encodeURIComponent(path)}`} isFullWidth>
          {t('apply')}
        </ButtonLink>
        <p>
          {t('noAccount')} <Link to="/register">{t('join')}</Link>
        </p>
      </Ways>
    );
  return (
    <Ways>
      <p>{t('applyMember')}</p>
      <ButtonLink to={path} isFullWidth>
        {t('apply')}
      </ButtonLink>
    </Ways>
  );
}

const Ways = styled.div`
  display: grid;
  gap: ${space[12]};
  margin-top: ${space[20]};
  padding-top: ${space[20]};
  border-top: 1px dashed currentcolor;
  font-size: ${textSize.small};
  p a {
    color: inherit;
    font-weight: 600;
  }
`;

const Applied = styled.p`
  display: flex;
  gap: ${space[8]};
  align-items: center;
  font-weight: 600;
`;
