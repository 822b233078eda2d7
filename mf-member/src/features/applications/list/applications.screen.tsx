import { defineScreen, useAnswer, useLastAnswer, useReload, useScreen, type ScreenContext } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import { ButtonLink, EmptyState, Pagination, Skeleton, tokens } from '@enlace/shared-ui';

import { LoadFailed } from '../../../lib/load-failed';
import { PageHead } from '../../../lib/page-head';
import { Sheet } from '../../../lib/page.styles';
import { applications } from '../applications.slice';
import { applicationTexts } from '../texts';
import { ApplicationRow } from './application-row';
import { ElsewhereRow } from './elsewhere-row';
import { choiceOf, listPath, queryOf, rowsPerPage } from './list-choice';
import { ListTools } from './list-tools';

const ownQuery = ({ search, locale }: Pick<ScreenContext, 'search' | 'locale'>) => queryOf(choiceOf(search), locale);

export const screen = defineScreen({
  Component: Applications,
  texts: [applicationTexts],
  load: (context) => [applications.calls.list.query(ownQuery(context))],
  slices: [applications],
});

/** The applications of the user: by kind, words and order. */
function Applications() {
  const t = useTexts(applicationTexts);
  const context = useScreen();
  const { answer } = useAnswer(applications.calls.list, ownQuery(context));
  const hasNone = answer?.meta.kinds.all === 0 && choiceOf(context.search).search === '';
  return (
    <Sheet>
      <PageHead title={t('title')} lead={t('lead')} />
      {hasNone ? (
        <EmptyState title={t('none')} action={<ButtonLink to="/jobs">{t('find')}</ButtonLink>}>
          {t('noneHint')}
        </EmptyState>
      ) : (
        <List />
      )}
    </Sheet>
  );
}

/** The last rows stay until those of a new choice are loaded. */
function List() {
  const t = useTexts(applicationTexts);
  const context = useScreen();
  const reload = useReload();
  const choice = choiceOf(context.search);
  const query = ownQuery(context);
  const { answer, status, error } = useLastAnswer(applications.calls.list, query);
  return (
    <div>
      <ListTools choice={choice} kinds={answer?.meta.kinds ?? null} />
      <Count role="status">{answer !== null && t('count', { count: answer.meta.total })}</Count>
      {answer === null && status === 'rejected' && (
        <LoadFailed error={error} onRetry={() => reload([applications.calls.list.query(query)])} />
      )}
      {answer === null && status !== 'rejected' && <Skeleton lines={4} height="6rem" />}
      {answer !== null && answer.data.length === 0 && (
        <EmptyState title={t('noMatch')} action={<ButtonLink to="/my/applications">{t('all')}</ButtonLink>}>
          {t('noMatchHint')}
        </EmptyState>
      )}
      {answer !== null && (
        <>
          <ul>
            {answer.data.map((entry) =>
              entry.kind === 'here' ? (
                <ApplicationRow key={entry.id} application={entry} />
              ) : (
                <ElsewhereRow key={`job ${entry.job.id}`} entry={entry} />
              ),
            )}
          </ul>
          <Pagination
            page={choice.page}
            pageCount={Math.ceil(answer.meta.total / rowsPerPage)}
            href={(page) => listPath({ ...choice, page })}
          />
        </>
      )}
    </div>
  );
}

const { color, space, textSize } = tokens;

const Count = styled.p`
  min-height: 1.5em;
  margin-block: ${space[16]} ${space[8]};
  color: ${color.inkSoft};
  font-size: ${textSize.small};
`;
