/**
 * A row has the focus when something in it has: its link, so that Enter opens it and nothing need be told twice to eyes
 * and ears. Rows are those of the table that is called so, in their order.
 */
function rowsOf(label: string): readonly HTMLTableRowElement[] {
  const table = [...document.querySelectorAll('table')].find((one) => one.getAttribute('aria-label') === label);
  return [...(table?.tBodies[0]?.rows ?? [])];
}

/** Which row has the focus, from 0; null when none has. */
export function rowAtFocus(label: string): number | null {
  const at = rowsOf(label).findIndex((row) => row.contains(document.activeElement));
  return at === -1 ? null : at;
}

/** Gives a row the focus; false when there is none to give it to. */
export function focusRow(label: string, at: number): boolean {
  const row = rowsOf(label)[at];
  const target = row?.querySelector<HTMLElement>('a[href]') ?? row?.querySelector<HTMLElement>('input,button');
  if (row === undefined || target === null || target === undefined) return false;
  target.focus({ preventScroll: true });
  row.scrollIntoView?.({ block: 'nearest' });
  return true;
}

/** The cell that is written in from a row: the one with the focus, or the row's first; null where there is none. */
export function cellAtFocus(label: string): string | null {
  const row = rowsOf(label)[rowAtFocus(label) ?? -1];
  const active = document.activeElement?.closest<HTMLElement>('[data-cell]');
  const cell =
    active !== null && active !== undefined && row?.contains(active)
      ? active
      : row?.querySelector<HTMLElement>('[data-cell]');
  return cell?.dataset['cell'] ?? null;
}
