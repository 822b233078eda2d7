import type { EntityOf } from '@enlace/shared-contract/resources';
import type { jobs as contract } from '@enlace/shared-contract/work';
import { defineScreen, useRead, useRecord, useReload, useScreen, type ScreenContext } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { ButtonLink, EmptyState, Heading, Link } from '@enlace/shared-ui';

import { jobs } from '../../../lib/jobs.slice';
import { LoadFailed } from '../../../lib/load-failed';
import { PageSkeleton } from '../../../lib/page-skeleton';
import { Sheet } from '../../../lib/page.styles';
import { applications } from '../applications.slice';
import { JobBrief } from '../job-brief';
import { applicationTexts } from '../texts';
import { ApplyParts } from './apply-parts';

const whichOf = ({ params, locale }: Pick<ScreenContext, 'params' | 'locale'>) => ({
  slug: params['slug'] ?? '',
  lang: locale,
});

export const screen = defineScreen({
  Component: Apply,
  texts: [applicationTexts],
  load: (context) => [jobs.record(whichOf(context))],
  slices: [jobs, applications],
});

/** A member applies for the job of the address. */
function Apply() {
  const t = useTexts(applicationTexts);
  const which = whichOf(useScreen());
  const reload = useReload();
  const { record: job, status, failure } = useRecord(jobs, which);
  if (job !== null) return <JobApplication key={job.id} job={job} />;
  if (status !== 'rejected') return <PageSkeleton />;
  if (failure?.code !== 'NOT_FOUND') return <LoadFailed error={failure} onRetry={() => reload([jobs.record(which)])} />;
  return (
    <Sheet>
      <Heading level={1} size="h2">
        {t('apply.missing')}
      </Heading>
      <EmptyState title={t('apply.missingHint')} action={<ButtonLink to="/jobs">{t('apply.others')}</ButtonLink>} />
    </Sheet>
  );
}

function JobApplication({ job }: { readonly job: EntityOf<typeof contract> }) {
  const t = useTexts(applicationTexts);
  const { locale: lang } = useScreen();
  const { answer: preview, status, error, again } = useRead(applications.calls.preview, { job: job.id, lang });
  if (preview === null && status !== 'rejected') return <PageSkeleton />;
  return (
    <Sheet>
      <JobBrief kind={t('apply.kind')} title={job.title} company={job.company}>
        <p>
          <Link to={`/jobs/${job.slug}`}>{t('details.job')}</Link>
        </p>
      </JobBrief>
      {preview === null ? (
        <LoadFailed error={error} onRetry={again} />
      ) : (
        <ApplyParts job={job} preview={preview} again={again} />
      )}
    </Sheet>
  );
}
