import type { ApplicationPreview } from '@enlace/shared-contract/recruiting';
import type { EntityOf } from '@enlace/shared-contract/resources';
import type { jobs } from '@enlace/shared-contract/work';
import { useFormats, useTexts } from '@enlace/shared-platform';
import { ButtonLink, EmptyState, Link, Text } from '@enlace/shared-ui';

import { profilePath } from '../../../lib/apply-path';
import { PagePart } from '../../../lib/page-part';
import { ApplicantCard } from '../applicant-card';
import { applicationTexts } from '../texts';
import { ApplyForm } from './apply-form';

export interface ApplyPartsProps {
  readonly job: Pick<EntityOf<typeof jobs>, 'id' | 'slug' | 'status' | 'apply_url' | 'company'>;
  readonly preview: ApplicationPreview;
  /** Reads the preview again. */
  readonly again: () => void;
}

/** What the company will see, and the form; or why there is nothing to send. */
export function ApplyParts({ job, preview, again }: ApplyPartsProps) {
  const t = useTexts(applicationTexts);
  const { date } = useFormats();
  const { application, applicant } = preview;
  const company = job.company.name;
  if (application !== null)
    return (
      <EmptyState
        title={t('applied', { date: date(application.applied_at, { dateStyle: 'long' }) })}
        action={<ButtonLink to={`/my/applications/${application.id}`}>{t('apply.see')}</ButtonLink>}
      >
        {t('apply.doneHint', { company })}
      </EmptyState>
    );
  if (job.status === 'open' && job.apply_url !== null)
    return (
      <EmptyState
        title={t('apply.elsewhere', { company })}
        action={
          <ButtonLink to={job.apply_url} target="_blank" rel="noopener" iconAfter="external">
            {t('apply.elsewhereGo', { company })}
          </ButtonLink>
        }
      />
    );
  if (preview.is_blocked)
    return (
      <EmptyState
        title={t('apply.blocked', { company })}
        action={<ButtonLink to="/my/talent-pool">{t('apply.blocks')}</ButtonLink>}
      >
        {t('apply.blockedHint')}
      </EmptyState>
    );
  if (!preview.is_open)
    return (
      <EmptyState title={t('apply.closed')} action={<ButtonLink to="/jobs">{t('apply.others')}</ButtonLink>}>
        {t('apply.closedHint')}
      </EmptyState>
    );
  return (
    <div>
      <PagePart
        id="apply-profile"
        title={t('apply.seen', { company })}
        action={<Link to={profilePath(job.slug)}>{t('apply.edit')}</Link>}
      >
        <Text tone="soft">{t('apply.seenHint')}</Text>
        <ApplicantCard applicant={applicant} />
      </PagePart>
      <PagePart
        id="apply-words"
        title={preview.questions.length > 0 ? t('questions.title', { company }) : t('apply.message')}
      >
        <ApplyForm job={job.id} company={company} preview={preview} again={again} />
      </PagePart>
    </div>
  );
}
