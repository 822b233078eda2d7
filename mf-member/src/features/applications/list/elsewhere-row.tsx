import type { MyApplicationEntry } from '@enlace/shared-contract/recruiting';
import { useCall } from '@enlace/shared-data';
import { useFormats, useTexts } from '@enlace/shared-platform';
import { Button, Link, Picture, Text } from '@enlace/shared-ui';

import { applications } from '../applications.slice';
import { applicationTexts } from '../texts';
import { Emblem, Row, Title } from './application-row.styles';

export interface ElsewhereRowProps {
  readonly entry: Extract<MyApplicationEntry, { readonly kind: 'elsewhere' }>;
}

/** A job that the user has applied for on the page of the company; it has no states, and the user can remove it. */
export function ElsewhereRow({ entry }: ElsewhereRowProps) {
  const t = useTexts(applicationTexts);
  const { date } = useFormats();
  const { job, applied_at: appliedAt } = entry;
  const { start, status, error } = useCall(applications.calls.unmarkElsewhere, String(job.id));
  const { company } = job;
  return (
    <Row>
      <Emblem>
        <Picture src={company.logo?.url} alt="" ratio="1" seed={company.slug} />
      </Emblem>
      <div>
        <Title>{job.has_page ? <Link to={`/jobs/${job.slug}`}>{job.title}</Link> : job.title}</Title>
        <p>{company.name}</p>
        <p>
          <time dateTime={appliedAt}>{t('applied', { date: date(appliedAt, { dateStyle: 'medium' }) })}</time>
        </p>
      </div>
      <div>
        <p>{t('elsewhere.where', { company: company.name })}</p>
        <Button
          variant="ghost"
          size="small"
          isLoading={status === 'pending'}
          aria-label={t('elsewhere.removeOf', { job: job.title })}
          onClick={() => start({ job: job.id })}
        >
          {t('elsewhere.remove')}
        </Button>
        {status === 'rejected' && (
          <Text role="alert" tone="danger">
            {error?.message || t('details.problem')}
          </Text>
        )}
      </div>
    </Row>
  );
}
