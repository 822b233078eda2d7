/**
 * Selected rows of a list: single rows, or all matching rows with exceptions. Valid while the list's query is the same.
 */
export interface Selected {
  /** True: all matching rows except `ids`. False: only `ids`. */
  readonly isAll: boolean;
  readonly ids: readonly number[];
}

export const nothing: Selected = { isAll: false, ids: [] };

/** Number of selected rows. @param total number of matching rows */
export function countSelected({ isAll, ids }: Selected, total: number): number {
  return isAll ? Math.max(0, total - ids.length) : ids.length;
}

export function isSelected({ isAll, ids }: Selected, id: number): boolean {
  return ids.includes(id) !== isAll;
}

/** The selection after the checkboxes of a page have changed. @param page ids on the page @param checkedIds checked ids */
export function selectOnPage(before: Selected, page: readonly number[], checkedIds: ReadonlySet<unknown>): Selected {
  const others = before.ids.filter((id) => !page.includes(id));
  const newIds = page.filter((id) => checkedIds.has(id) !== before.isAll);
  return { ...before, ids: [...others, ...newIds] };
}

/** Selects or deselects one row. */
export function toggleRow(before: Selected, id: number): Selected {
  const ids = before.ids.includes(id) ? before.ids.filter((one) => one !== id) : [...before.ids, id];
  return { ...before, ids };
}
