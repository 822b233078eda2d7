import type { MyApplicationDetails } from '@enlace/shared-contract/recruiting';
import { defineScreen, useAnswer, useReload, useScreen, type ScreenContext } from '@enlace/shared-data';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { ButtonLink, EmptyState, Heading, Link, Text, tokens } from '@enlace/shared-ui';
import { controlTexts } from '@enlace/shared-ui/controls';
import { useRef, useState } from 'react';

import { LoadFailed } from '../../../lib/load-failed';
import { PagePart } from '../../../lib/page-part';
import { PageSkeleton } from '../../../lib/page-skeleton';
import { Sheet } from '../../../lib/page.styles';
import { SentAnswers } from '../answers/sent-answers';
import { ApplicantCard } from '../applicant-card';
import { applications } from '../applications.slice';
import { JobBrief } from '../job-brief';
import { Progress } from '../progress';
import { applicationTexts } from '../texts';
import { Timeline } from './timeline';
import { WithdrawPart } from './withdraw-part';

/** The id is 0, which no application has, when the address has no number. */
const whichOf = ({ params, locale }: Pick<ScreenContext, 'params' | 'locale'>) => ({
  id: Number(/^\d{1,15}$/.exec(params['id'] ?? '')?.[0] ?? 0),
  lang: locale,
});

export const screen = defineScreen({
  Component: Application,
  texts: [applicationTexts, controlTexts],
  load(context) {
    const which = whichOf(context);
    return which.id === 0 ? [] : [applications.calls.details.query(which)];
  },
  seo(state, context) {
    const { details } = applications.calls;
    const { answer } = details.select(state, details.keyOf(whichOf(context)));
    return answer && { title: answer.job.title, titleTemplate: `%s · ${context.productName}` };
  },
  slices: [applications],
});

/** What the user sent, and what has happened with it. */
function Application() {
  const which = whichOf(useScreen());
  const reload = useReload();
  const { answer: application, status, error } = useAnswer(applications.calls.details, which);
  if (application !== null) return <ApplicationContent key={application.id} application={application} />;
  if (which.id === 0 || error?.code === 'NOT_FOUND') return <Missing />;
  if (status !== 'rejected') return <PageSkeleton />;
  return <LoadFailed error={error} onRetry={() => reload([applications.calls.details.query(which)])} />;
}

function Missing() {
  const t = useTexts(applicationTexts);
  return (
    <Sheet>
      <Heading level={1} size="h2">
        {t('details.missing')}
      </Heading>
      <EmptyState title={t('details.missingHint')} action={<ButtonLink to="/my/applications">{t('all')}</ButtonLink>} />
    </Sheet>
  );
}

function ApplicationContent({ application }: { readonly application: MyApplicationDetails }) {
  const t = useTexts(applicationTexts);
  const { date } = useFormats();
  const [note, setNote] = useState('');
  const report = useRef<HTMLParagraphElement>(null);
  const { job, message, applicant, reason, applied_at: appliedAt, answer_due_at: dueAt } = application;
  const company = job.company.name;
  const handleWithdrawn = () => {
    setNote(t('details.withdrawn'));
    report.current?.focus();
  };
  return (
    <Sheet>
      <JobBrief kind={t('details.kind')} title={job.title} company={job.company}>
        <p>
          {job.has_page ? <Link to={`/jobs/${job.slug}`}>{t('details.job')}</Link> : t('details.offline')}
          {' · '}
          <Link to="/my/applications">{t('all')}</Link>
        </p>
        <Progress state={application.state} outcome={application.outcome} />
        <Report ref={report} tabIndex={-1} role="status">
          {note}
        </Report>
      </JobBrief>
      <div>
        <PagePart id="application-steps" title={t('details.steps')}>
          <Timeline steps={application.steps} state={application.state} outcome={application.outcome} />
          {dueAt !== null && <Text tone="soft">{t('promised', { date: date(dueAt, { dateStyle: 'long' }) })}</Text>}
          {reason !== null && (
            <Quote>
              <strong>{t('details.reason', { company })}</strong>
              <p>{reason}</p>
            </Quote>
          )}
        </PagePart>
        {application.messages.length > 0 && (
          <PagePart id="application-messages" title={t('details.messages', { company })}>
            {application.messages.map(({ text, at }) => (
              <Quote key={at}>
                <Text tone="soft">
                  <time dateTime={at}>{date(at, { dateStyle: 'long' })}</time>
                </Text>
                <p>{text}</p>
              </Quote>
            ))}
          </PagePart>
        )}
        <PagePart id="application-words" title={t('details.words')}>
          {message === null || message === '' ? (
            <Text tone="soft">{t('details.noWords')}</Text>
          ) : (
            <Words>{message}</Words>
          )}
        </PagePart>
        {application.answers.length + application.files.length > 0 && (
          <PagePart id="application-answers" title={t('questions.sent')}>
            <SentAnswers answers={application.answers} files={application.files} />
          </PagePart>
        )}
        <PagePart id="application-profile" title={t('details.snapshot', { company })}>
          {applicant === null ? (
            <Text tone="soft">{t('details.noSnapshot', { company })}</Text>
          ) : (
            <>
              <Text tone="soft">
                {t('details.snapshotHint', { date: date(appliedAt, { dateStyle: 'long', timeStyle: 'short' }) })}
              </Text>
              <ApplicantCard applicant={applicant} />
            </>
          )}
        </PagePart>
        {application.can_withdraw && note === '' && (
          <WithdrawPart application={application} onWithdrawn={handleWithdrawn} />
        )}
      </div>
    </Sheet>
  );
}

const { color, space } = tokens;

/** Takes no place while it is empty. */
const Report = styled.p`
  font-weight: 600;
  &:empty {
    position: absolute;
  }
`;

const Quote = styled.div`
  display: grid;
  gap: ${space[4]};
  padding-inline-start: ${space[16]};
  border-inline-start: 3px solid ${color.lineStrong};
  p {
    white-space: pre-line;
  }
`;

const Words = styled.p`
  white-space: pre-line;
`;
