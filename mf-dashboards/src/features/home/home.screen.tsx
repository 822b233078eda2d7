import { defineScreen, useReload, useScreen } from '@enlace/shared-data';
import { useNavigate, useTexts } from '@enlace/shared-platform';
import { EmptyState, ErrorState, Skeleton } from '@enlace/shared-ui';
import { useCallback, useEffect, useRef } from 'react';

import { chartTexts } from '../../lib/charts/texts';
import { keepFocus } from '../../lib/keep-focus';
import { ScreenTitle } from '../../lib/screen-title';
import { HomeView } from './home-view';
import { Paper } from './paper/paper.styles';
import { boardWork } from './state/board.slice';
import { dashboards } from './state/dashboards.slice';
import { figures } from './state/figures.saga';
import { marksWork } from './state/marks.slice';
import { useCatalogue, useExpectedFigures } from './state/use-catalogue';
import { homeTexts } from './texts';

/** The figures of a recruiter, an admin or a leader of a chapter. The view is in the address. */
function Home() {
  const t = useTexts(homeTexts);
  const { locale } = useScreen();
  const reload = useReload();
  const { answer, status, error } = useCatalogue();
  const openPath = useOpenPath();
  const isWaiting = answer === null && status !== 'rejected';
  useExpectedFigures(answer, isWaiting);
  return (
    <Paper ref={keepFocus}>
      <ScreenTitle title={t('title')} lead={t('lead')} />
      {status === 'rejected' && answer === null && (
        <ErrorState onRetry={() => reload([dashboards.calls.catalogue.query({ lang: locale })])}>
          {error?.message || t('failed')}
        </ErrorState>
      )}
      {isWaiting && (
        <div role="status" aria-label={t('loading')}>
          <Skeleton lines={3} height="6rem" />
        </div>
      )}
      {answer !== null && answer.data.length === 0 && <EmptyState title={t('none')}>{t('noneHint')}</EmptyState>}
      {answer !== null && answer.data.length > 0 && <HomeView catalogue={answer} onOpen={openPath} />}
    </Paper>
  );
}

/** Opens a path of the product. Stays the same function, so that a navigation redraws no chart. */
function useOpenPath(): (path: string) => void {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useEffect(() => {
    latest.current = navigate;
  }, [navigate]);
  return useCallback((path) => void latest.current(path), []);
}

export const screen = defineScreen({
  Component: Home,
  load: ({ locale }) => [
    dashboards.calls.catalogue.query({ lang: locale }),
    dashboards.calls.board.query(undefined),
    dashboards.calls.marks.query(undefined),
  ],
  texts: [homeTexts, chartTexts],
  slices: [figures, dashboards, boardWork, marksWork],
});
