import {
  type DatasetAnswer,
  datasetFilters,
  type DatasetInfo,
  type DatasetQuery,
} from '@enlace/shared-contract/dashboards';
import { useAnswer, useScreen } from '@enlace/shared-data';
import { useDispatch } from '@enlace/shared-platform';
import { useEffect, useMemo } from 'react';

import { dayOf } from './days';
import { dashboards } from './dashboards.slice';
import { figureActions, type FigureRequest } from './figures.slice';
import { useChoice } from './use-choice';
import { commonQueryOf, keyOf, queryOf, type ViewChoice } from './view-choice';

/** The data sets that this viewer may read. */
export function useCatalogue() {
  const { locale } = useScreen();
  return useAnswer(dashboards.calls.catalogue, { lang: locale });
}

interface AnswerWithQuery {
  readonly answer: DatasetAnswer;
  readonly query: DatasetQuery;
}

/** What a data set of the view is requested with. */
export function requestOf(info: DatasetInfo, choice: ViewChoice, lang: string): FigureRequest {
  const query = queryOf(choice, info, dayOf(new Date()));
  return { name: info.name, query, key: `${lang} ${keyOf(query, info)}` };
}

/** Requests the data sets of the view while they are shown. */
export function useShownFigures(infos: readonly DatasetInfo[], choice: ViewChoice): void {
  const { locale } = useScreen();
  const dispatch = useDispatch();
  const entries = infos.map((info) => requestOf(info, choice, locale));
  const keys = entries.map(({ name, key }) => `${name} ${key}`).join('\n');
  // Entries are made anew on each render; their keys say whether anything changed.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const stableEntries = useMemo(() => entries, [keys]);
  useEffect(() => {
    if (stableEntries.length > 0) dispatch(figureActions.figuresShown({ entries: stableEntries, lang: locale }));
  }, [dispatch, locale, stableEntries]);
}

/**
 * Requests the data sets of the address beside the catalogue, so that the first chart waits for one answer of the server
 * instead of two.
 * @param isWaiting the catalogue is not there yet
 */
export function useExpectedFigures(isWaiting: boolean): void {
  const { locale } = useScreen();
  const { choice } = useChoice();
  const dispatch = useDispatch();
  useEffect(() => {
    const query = isWaiting ? commonQueryOf(choice, dayOf(new Date())) : null;
    if (query === null) return;
    const names = choice.only === null ? null : [choice.only];
    dispatch(figureActions.figuresExpected({ names, query, lang: locale }));
  }, [dispatch, choice, locale, isWaiting]);
  useEffect(() => () => void dispatch(figureActions.screenLeft()), [dispatch]);
}

/**
 * Filters that do not change the numbers of an answer: those in use that are unknown to the data set, and, for protected
 * numbers, those of its query that are one too many.
 */
export const ignoredFilters = (info: DatasetInfo, { answer, query }: AnswerWithQuery, choice: ViewChoice) =>
  datasetFilters.filter((name) =>
    info.filters.includes(name)
      ? (query[name] ?? []).length > 0 && answer.meta.ignored.includes(name)
      : choice[name].length > 0,
  );
