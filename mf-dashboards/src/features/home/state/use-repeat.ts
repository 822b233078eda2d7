import type { DatasetInfo } from '@enlace/shared-contract/dashboards';
import { useScreen } from '@enlace/shared-data';
import { useDispatch } from '@enlace/shared-platform';

import { figureActions } from './figures.slice';
import { requestOf } from './use-catalogue';
import type { ViewChoice } from './view-choice';

/** Requests one data set again, after it failed. */
export function useRepeat(info: DatasetInfo, choice: ViewChoice): () => void {
  const dispatch = useDispatch();
  const { locale } = useScreen();
  return () =>
    void dispatch(figureActions.figuresRepeated({ entries: [requestOf(info, choice, locale)], lang: locale }));
}
