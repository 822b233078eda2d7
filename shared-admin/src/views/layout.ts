import type { EntityOf, savedViews } from '@enlace/shared-contract';
import type { ColumnWidths } from '@enlace/shared-ui/controls';

import type { Column } from '../list/column';
import type { AdminRow } from '../declare/admin-resource';

/** A view as the server keeps it. */
export type View = EntityOf<typeof savedViews>;

/** How a person wants a list to look: which columns, in which order, how wide, and how close the rows stand. */
export interface Layout {
  /** Names of the columns shown, in order; null for the usual ones. */
  readonly columns: readonly string[] | null;
  /** Of the columns that were made wider or narrower. */
  readonly widths: ColumnWidths;
  readonly density: 'comfortable' | 'compact';
}

export const usualLayout: Layout = { columns: null, widths: {}, density: 'comfortable' };

/** The columns of a layout. The first of the declaration always leads: it is the way to the record. */
export function columnsOf(
  declared: readonly Column<AdminRow>[],
  columns: Layout['columns'],
): readonly Column<AdminRow>[] {
  const [lead, ...others] = declared;
  if (lead === undefined || columns === null) return declared;
  const chosen = columns.flatMap((name) => others.find((column) => column.name === name) ?? []);
  return [lead, ...chosen];
}

/** The layout with a column of another width; null for as wide as it needs. */
export function withWidth(layout: Layout, name: string, width: number | null): Layout {
  const { [name]: _before, ...others } = layout.widths;
  return { ...layout, widths: width === null ? others : { ...others, [name]: width } };
}

/** What a view keeps of a layout: the columns with their widths; none for the usual ones. */
export function keptColumns(
  declared: readonly { readonly name: string }[],
  { columns, widths }: Layout,
): View['columns'] {
  if (columns === null && Object.keys(widths).length === 0) return [];
  const [lead, ...others] = declared.map(({ name }) => name);
  const shown = [...(lead === undefined ? [] : [lead]), ...(columns ?? others)];
  return shown.map((name) => ({ name, ...(widths[name] === undefined ? {} : { width: widths[name] }) }));
}

/** The layout that a view was kept with. */
export function layoutOf(declared: readonly { readonly name: string }[], { columns, density }: View): Layout {
  const [lead, ...others] = declared.map(({ name }) => name);
  const names = columns.map(({ name }) => name).filter((name) => name !== lead);
  const isUsual = columns.length === 0 || JSON.stringify(names) === JSON.stringify(others);
  const widths = columns.flatMap(({ name, width }) => (typeof width === 'number' ? [[name, width] as const] : []));
  return { columns: isUsual ? null : names, widths: Object.fromEntries(widths), density };
}

/** The names with one moved a place up (-1) or down (1); at an end, as they were. */
export function moved(names: readonly string[], name: string, by: -1 | 1): readonly string[] {
  const from = names.indexOf(name);
  const to = from + by;
  if (from < 0 || to < 0 || to >= names.length) return names;
  const others = names.filter((one) => one !== name);
  return [...others.slice(0, to), name, ...others.slice(to)];
}
