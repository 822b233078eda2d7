import { ScreenHead, useChangedState } from '@enlace/shared-admin';
import { defineScreen, useAnswer, useReload, useScreen } from '@enlace/shared-data';
import { styled, useNavigate, useTexts } from '@enlace/shared-platform';
import { EmptyState, ErrorState, ForbiddenState, Pagination, Skeleton, theme } from '@enlace/shared-ui';
import { useState } from 'react';

import { useLastPage } from '../../lib/use-last-page';
import { addressOf, backgroundJobs, choiceOf, pageSize, type DeadJobsChoice } from './background-jobs';
import { DeadJobItem } from './dead-job-item';
import { JobQuestion, type JobQuestionProps } from './job-question';
import { JobSearch } from './job-search';
import { backgroundJobsTexts } from './texts';

function BackgroundJobs() {
  const t = useTexts(backgroundJobsTexts);
  const navigate = useNavigate();
  const reload = useReload();
  const choice = choiceOf(useScreen().search);
  const { status, answer, error } = useAnswer(backgroundJobs.calls.dead, choice);
  const [question, setQuestion] = useState<Pick<JobQuestionProps, 'job' | 'action'> | null>(null);
  const changedChoice = useChangedState(choice, addressOf);
  const show = (part: Partial<DeadJobsChoice>) =>
    void navigate(addressOf(changedChoice({ page: 1, ...part })), { replace: true, preventScrollReset: true });
  const total = answer?.meta.total ?? 0;
  useLastPage({ page: choice.page, pageSize, rowCount: answer?.data.length ?? null, total }, (page) => show({ page }));
  return (
    <>
      <ScreenHead title={t('title')} detail={answer === null ? t('detail') : t('count', { count: total })} />
      <JobSearch key={choice.search} search={choice.search} onSearch={(search) => show({ search })} />
      {status === 'rejected' && error?.code === 'FORBIDDEN' && <ForbiddenState />}
      {status === 'rejected' && error?.code !== 'FORBIDDEN' && (
        <ErrorState title={t('failed.title')} onRetry={() => reload([backgroundJobs.calls.dead.query(choice)])}>
          {error?.message || t('failed.hint')}
        </ErrorState>
      )}
      {answer === null && status !== 'rejected' && <Skeleton lines={10} />}
      {answer?.data.length === 0 && (
        <EmptyState title={t(choice.search === '' ? 'none.title' : 'noMatch.title')}>
          {t(choice.search === '' ? 'none.hint' : 'noMatch.hint')}
        </EmptyState>
      )}
      {answer !== null && answer.data.length > 0 && (
        <>
          <Jobs aria-label={t('list')} aria-busy={status === 'pending'}>
            {answer.data.map((job) => (
              <DeadJobItem key={job.id} job={job} onAsk={(action) => setQuestion({ job, action })} />
            ))}
          </Jobs>
          <Pagination
            page={choice.page}
            pageCount={Math.ceil(total / pageSize)}
            href={(page) => addressOf({ ...choice, page })}
          />
        </>
      )}
      {question !== null && <JobQuestion {...question} onClose={() => setQuestion(null)} />}
    </>
  );
}

export const screen = defineScreen({
  Component: BackgroundJobs,
  load: ({ search }) => [backgroundJobs.calls.dead.query(choiceOf(search))],
  texts: [backgroundJobsTexts],
  slices: [backgroundJobs],
});

const Jobs = styled.ul`
  margin-bottom: ${theme.space[16]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  &[aria-busy='true'] {
    opacity: 0.6;
  }
`;
