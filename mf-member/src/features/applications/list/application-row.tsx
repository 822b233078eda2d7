import type { MyApplication } from '@enlace/shared-contract/recruiting';
import { useFormats, useTexts } from '@enlace/shared-platform';
import { Link, Picture } from '@enlace/shared-ui';

import { Progress } from '../progress';
import { applicationTexts } from '../texts';
import { Emblem, Row, Title } from './application-row.styles';

/** An application with its progress; the row opens its page. */
export function ApplicationRow({ application }: { readonly application: MyApplication }) {
  const t = useTexts(applicationTexts);
  const { date } = useFormats();
  const { id, job, applied_at: appliedAt, changed_at: changedAt, answer_due_at: dueAt } = application;
  const day = { dateStyle: 'medium' } as const;
  return (
    <Row>
      <Emblem>
        <Picture src={job.company.logo?.url} alt="" ratio="1" seed={job.company.slug} />
      </Emblem>
      <div>
        <Title>
          <Link to={`/my/applications/${id}`} variant="cover">
            {job.title}
          </Link>
        </Title>
        <p>{job.company.name}</p>
        <p>
          <time dateTime={appliedAt}>{t('applied', { date: date(appliedAt, day) })}</time>
          {changedAt !== appliedAt && (
            <>
              {' · '}
              <time dateTime={changedAt}>{t('changed', { date: date(changedAt, day) })}</time>
            </>
          )}
        </p>
        {dueAt !== null && (
          <p>
            <time dateTime={dueAt}>{t('promised', { date: date(dueAt, day) })}</time>
          </p>
        )}
      </div>
      <Progress state={application.state} outcome={application.outcome} />
    </Row>
  );
}
