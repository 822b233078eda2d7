import { type DatasetAnswer, datasetFilters, type DatasetInfo } from '@enlace/shared-contract/dashboards';
import { useAnswer, useScreen } from '@enlace/shared-data';
import { useDispatch } from '@enlace/shared-platform';
import { useEffect, useMemo } from 'react';

import { dayOf } from './days';
import { dashboards } from './dashboards.slice';
import { figureActions, type FigureRequest } from './figures.slice';
import { keyOf, queryOf, type ViewChoice } from './view-choice';

/** The data sets that this viewer may read. */
export function useCatalogue() {
  const { locale } = useScreen();
  return useAnswer(dashboards.calls.catalogue, { lang: locale });
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
  useEffect(() => () => void dispatch(figureActions.screenLeft()), [dispatch]);
}

/**
 * Filters in use that do not change the numbers of an answer: unknown to the data set, or, for protected numbers, one too
 * many.
 */
export const ignoredFilters = (info: DatasetInfo, { meta }: DatasetAnswer, choice: ViewChoice) =>
  datasetFilters.filter(
    (name) => choice[name].length > 0 && (!info.filters.includes(name) || meta.ignored.includes(name)),
  );
