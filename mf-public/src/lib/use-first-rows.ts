import { useNavigationType } from '@enlace/shared-platform';
import { useDeferredValue, useSyncExternalStore } from 'react';

/** Rows of more than a screenful. */
const firstRows = 8;

const neverChanges = () => () => undefined;

/** Whether all parts are drawn at once: a rendered page, and a page that the browser scrolls to its last position. */
function useIsWhole(): boolean {
  const isRendered = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  return useNavigationType() === 'POP' || isRendered;
}

/** Whether the invisible parts of a page are drawn. A tap draws them right after the first frame. */
export function useHasRest(): boolean {
  return useDeferredValue(true, useIsWhole());
}

/** The rows of a list: more than a screenful at first, so that a tap shows the page early; all of them right after. */
export function useFirstRows<Row>(rows: readonly Row[]): readonly Row[] {
  const drawnRows = useDeferredValue(rows, useIsWhole() ? rows : rows.slice(0, firstRows));
  return drawnRows.length === 0 ? rows : drawnRows;
}
