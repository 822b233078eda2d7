import { abilitiesOf, type AdminRow, useLateTexts, useOfficeRead } from '@enlace/shared-admin';
import { type JobPublishing, jobPublishingCalls, jobPublishingSchema } from '@enlace/shared-contract/work';
import { subjectOf } from '@enlace/shared-data';
import { styled, useFormats } from '@enlace/shared-platform';
import { Badge, ErrorState, ForbiddenState, Heading, Link, Skeleton, Stack, Text, theme } from '@enlace/shared-ui';
import { DescriptionList } from '@enlace/shared-ui/controls';

import { admin } from '../../../lib/admin';
import { jobTones } from '../job-tones';
import { Checklist } from './checklist';
import { NextSteps } from './next-steps';
import { publishingTexts } from './texts';

/** The state of a job, its next steps, and what is missing before it is published. */
export function Panel({ record }: { readonly record: AdminRow }) {
  const mayEdit = abilitiesOf(record).edit;
  const shows = [subjectOf('jobs', record.id)];
  const question = { call: jobPublishingCalls.getJobPublishing, params: { id: record.id }, shows };
  const { data, status, error, again } = useOfficeRead(admin.calls, mayEdit ? question : null, jobPublishingSchema);
  if (!mayEdit) return <ForbiddenState />;
  if (status === 'rejected' && data === null) return <ErrorState onRetry={again}>{error?.message}</ErrorState>;
  if (data === null) return <Skeleton lines={8} />;
  const job = data.data;
  return (
    <Parts>
      <Stack gap={24}>
        <Present job={job} />
        <NextSteps job={job} onOutdated={again} />
        <Candidates job={job} />
      </Stack>
      <Checklist parts={job.checklist} />
    </Parts>
  );
}

const moment = { dateStyle: 'long', timeStyle: 'short' } as const;

function Present({ job: { state, published_at: publishedAt, closes_at: closesAt } }: { readonly job: JobPublishing }) {
  const t = useLateTexts(publishingTexts);
  const { date } = useFormats();
  return (
    <section aria-label={t('state')}>
      <Stack gap={12}>
        <div role="status">
          <Badge tone={jobTones[state]}>{t(`states.${state}`)}</Badge>
        </div>
        <Text>{t(`hints.${state}`)}</Text>
        {publishedAt !== null && (
          <DescriptionList
            items={[
              { term: t('published'), description: date(publishedAt, moment) },
              { term: t('closes'), description: closesAt === null ? t('noEnd') : date(closesAt, moment) },
            ]}
          />
        )}
      </Stack>
    </section>
  );
}

/** The way to the candidates; a filled job leaves the answers to the recruiters. */
function Candidates({ job: { id, state, open_applications: count } }: { readonly job: JobPublishing }) {
  const t = useLateTexts(publishingTexts);
  return (
    <section aria-labelledby="job-candidates">
      <Stack gap={8}>
        <Heading level={2} size="h3" id="job-candidates">
          {t('candidates')}
        </Heading>
        <Text>{count === 0 ? t('noCandidates') : t('openCandidates', { count })}</Text>
        {state === 'filled' && count > 0 && <Text>{t('filledCandidates')}</Text>}
        <div>
          <Link to={`/dashboards/candidates?job_id=${id}`}>{t('seeCandidates')}</Link>
        </div>
      </Stack>
    </section>
  );
}

const Parts = styled.div`
  display: grid;
  gap: ${theme.space[32]};
  align-items: start;
  ${theme.media.large} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${theme.space[48]};
  }
`;
