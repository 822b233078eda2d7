/**
 * A row has the focus when an element in it has, usually its link, so that Enter opens it and screen readers announce
 * it. Returns the rows of the table with this label, in their order.
 */
function rowsOf(label: string): readonly HTMLTableRowElement[] {
  const table = [...document.querySelectorAll('table')].find((one) => one.getAttribute('aria-label') === label);
  return [...(table?.tBodies[0]?.rows ?? [])];
}

/** Index of the row with the focus; null when no row has it. */
export function rowAtFocus(label: string): number | null {
  const at = rowsOf(label).findIndex((row) => row.contains(document.activeElement));
  return at === -1 ? null : at;
}

/** Focuses a row; false when it does not exist. */
export function focusRow(label: string, at: number): boolean {
  const row = rowsOf(label)[at];
  const target = row?.querySelector<HTMLElement>('a[href]') ?? row?.querySelector<HTMLElement>('input,button');
  if (row === undefined || target === null || target === undefined) return false;
  target.focus({ preventScroll: true });
  row.scrollIntoView?.({ block: 'nearest' });
  return true;
}

/** The cell to edit from a row: the focused cell, or the row's first one; null when no cell can be edited. */
export function cellAtFocus(label: string): string | null {
  const row = rowsOf(label)[rowAtFocus(label) ?? -1];
  const active = document.activeElement?.closest<HTMLElement>('[data-cell]');
  const cell =
    active !== null && active !== undefined && row?.contains(active)
      ? active
      : row?.querySelector<HTMLElement>('[data-cell]');
  return cell?.dataset['cell'] ?? null;
}
