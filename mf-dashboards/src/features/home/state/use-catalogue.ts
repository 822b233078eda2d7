import {
  type DatasetAnswer,
  datasetFilters,
  type DatasetInfo,
  type DatasetQuery,
} from '@enlace/shared-contract/dashboards';
import { useAnswer, useScreen } from '@enlace/shared-data';
import { useDispatch } from '@enlace/shared-platform';
import { useEffect } from 'react';

import { dayOf } from './days';
import { type Catalogue, dashboards } from './dashboards.slice';
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

/** Requests the data sets of the view while they are shown. The caller memoises `infos`. */
export function useShownFigures(infos: readonly DatasetInfo[], choice: ViewChoice): void {
  const { locale } = useScreen();
  const dispatch = useDispatch();
  useEffect(() => {
    const entries = infos.map((info) => requestOf(info, choice, locale));
    if (entries.length > 0) dispatch(figureActions.figuresShown({ entries, lang: locale }));
  }, [dispatch, infos, choice, locale]);
}

/**
 * Requests the data sets of the address beside the catalogue, so that the first chart waits for one answer of the server
 * instead of two. The request ends when its lines will not be shown.
 * @param isWaiting the catalogue is not there yet
 */
export function useExpectedFigures(catalogue: Catalogue | null, isWaiting: boolean): void {
  const { locale } = useScreen();
  const { choice } = useChoice();
  const dispatch = useDispatch();
  const hasFigures = catalogue !== null && catalogue.data.length > 0;
  useEffect(() => {
    // The shown figures take the request, or end it.
    if (hasFigures) return;
    const query = isWaiting ? commonQueryOf(choice, dayOf(new Date())) : null;
    const names = choice.only === null ? null : [choice.only];
    dispatch(figureActions.figuresExpected(query === null ? null : { names, query, lang: locale }));
  }, [dispatch, choice, locale, isWaiting, hasFigures]);
  useEffect(() => () => void dispatch(figureActions.screenLeft()), [dispatch]);
}

/**
 * Filters that do not change the numbers of an answer: those in use that are unknown to the data set, and filters of the
 * query that a protected answer does not apply.
 */
export const ignoredFilters = (info: DatasetInfo, { answer, query }: AnswerWithQuery, choice: ViewChoice) =>
  datasetFilters.filter((name) =>
    info.filters.includes(name)
      ? (query[name] ?? []).length > 0 && answer.meta.ignored.includes(name)
      : choice[name].length > 0,
  );
