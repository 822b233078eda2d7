/** Rows chosen in a list: one by one, or all that match but some. Holds as long as the list's query stays. */
export interface Selected {
  /** All rows that match, without `ids`; otherwise `ids` alone. */
  readonly isAll: boolean;
  readonly ids: readonly number[];
}

export const nothing: Selected = { isAll: false, ids: [] };

/** How many rows that is. @param total rows that match */
export function countSelected({ isAll, ids }: Selected, total: number): number {
  return isAll ? Math.max(0, total - ids.length) : ids.length;
}

export function isSelected({ isAll, ids }: Selected, id: number): boolean {
  return ids.includes(id) !== isAll;
}

/** The selection after the boxes of a page were set anew. @param page ids on the page @param chosen those ticked now */
export function selectOnPage(before: Selected, page: readonly number[], chosen: ReadonlySet<unknown>): Selected {
  const others = before.ids.filter((id) => !page.includes(id));
  const named = page.filter((id) => chosen.has(id) !== before.isAll);
  return { ...before, ids: [...others, ...named] };
}

/** One row more, or one less. */
export function toggleRow(before: Selected, id: number): Selected {
  const ids = before.ids.includes(id) ? before.ids.filter((one) => one !== id) : [...before.ids, id];
  return { ...before, ids };
}
