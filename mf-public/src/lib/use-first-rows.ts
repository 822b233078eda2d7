import { useNavigationType } from '@enlace/shared-platform';
import { useDeferredValue, useSyncExternalStore } from 'react';

/** Rows of more than a screenful. */
const firstRows = 10;

const neverChanges = () => () => undefined;

/**
 * The rows of a list: more than a screenful at first, so that a tap shows the page early; all of them right after that.
 * A rendered page, and a page that the browser scrolls to its last position, have all rows at once.
 */
export function useFirstRows<Row>(rows: readonly Row[]): readonly Row[] {
  const isRendered = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const isReturn = useNavigationType() === 'POP';
  const drawnRows = useDeferredValue(rows, isRendered || isReturn ? rows : rows.slice(0, firstRows));
  return drawnRows.length === 0 ? rows : drawnRows;
}
