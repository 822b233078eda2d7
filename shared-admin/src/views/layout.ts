import type { Column } from '../list/column';
import type { AdminRow } from '../declare/admin-resource';

/** How a person wants a list to look: which columns, in which order, and how close the rows stand. */
export interface Layout {
  /** Names of the columns shown, in order; null for the usual ones. */
  readonly columns: readonly string[] | null;
  readonly density: 'comfortable' | 'compact';
}

export const usualLayout: Layout = { columns: null, density: 'comfortable' };

/** The columns of a layout. The first of the declaration always leads: it is the way to the record. */
export function columnsOf(declared: readonly Column<AdminRow>[], { columns }: Layout): readonly Column<AdminRow>[] {
  const [lead, ...others] = declared;
  if (lead === undefined || columns === null) return declared;
  const chosen = columns.flatMap((name) => others.find((column) => column.name === name) ?? []);
  return [lead, ...chosen];
}

/** The names with one moved a place up (-1) or down (1); at an end, as they were. */
export function moved(names: readonly string[], name: string, by: -1 | 1): readonly string[] {
  const from = names.indexOf(name);
  const to = from + by;
  if (from < 0 || to < 0 || to >= names.length) return names;
  const others = names.filter((one) => one !== name);
  return [...others.slice(0, to), name, ...others.slice(to)];
}
