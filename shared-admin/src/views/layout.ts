import type { savedViews } from '@enlace/shared-contract/admin';
import type { EntityOf } from '@enlace/shared-contract/resources';
import type { ColumnWidths } from '@enlace/shared-ui/controls';

import type { Column } from '../list/column';
import type { AdminRow } from '../declare/admin-resource';

/** The API's record of a saved view. */
export type SavedView = EntityOf<typeof savedViews>;

/** The user's layout of a list: its columns, their order and widths, and the density of the rows. */
export interface Layout {
  /** Names of the visible columns in order; null for the default ones. */
  readonly columns: readonly string[] | null;
  /** Widths of resized columns. */
  readonly widths: ColumnWidths;
  readonly density: 'comfortable' | 'compact';
}

export const usualLayout: Layout = { columns: null, widths: {}, density: 'comfortable' };

/** The columns of a layout. The first declared column is always the first, because it links to the record. */
export function columnsOf(
  declaredColumns: readonly Column<AdminRow>[],
  columns: Layout['columns'],
): readonly Column<AdminRow>[] {
  const [lead, ...others] = declaredColumns;
  if (lead === undefined || columns === null) return declaredColumns;
  const chosenColumns = columns.flatMap((name) => others.find((column) => column.name === name) ?? []);
  return [lead, ...chosenColumns];
}

/** The layout with a new width of a column; null for the automatic width. */
export function withWidth(layout: Layout, name: string, width: number | null): Layout {
  const { [name]: _before, ...others } = layout.widths;
  return { ...layout, widths: width === null ? others : { ...others, [name]: width } };
}

/** The part of a layout that a saved view stores: columns with their widths; none for the default ones. */
export function keptColumns(
  declaredColumns: readonly { readonly name: string }[],
  { columns, widths }: Layout,
): SavedView['columns'] {
  if (columns === null && Object.keys(widths).length === 0) return [];
  const [lead, ...others] = declaredColumns.map(({ name }) => name);
  const visibleNames = [...(lead === undefined ? [] : [lead]), ...(columns ?? others)];
  return visibleNames.map((name) => ({ name, ...(widths[name] === undefined ? {} : { width: widths[name] }) }));
}

/** The layout of a saved view. */
export function layoutOf(
  declaredColumns: readonly { readonly name: string }[],
  { columns, density }: SavedView,
): Layout {
  const [lead, ...others] = declaredColumns.map(({ name }) => name);
  const names = columns.map(({ name }) => name).filter((name) => name !== lead);
  const isUsual = columns.length === 0 || JSON.stringify(names) === JSON.stringify(others);
  const widths = columns.flatMap(({ name, width }) => (typeof width === 'number' ? [[name, width] as const] : []));
  return { columns: isUsual ? null : names, widths: Object.fromEntries(widths), density };
}

/** The names with one moved up (-1) or down (1) by one place; unchanged at an end. */
export function moveName(names: readonly string[], name: string, by: -1 | 1): readonly string[] {
  const from = names.indexOf(name);
  const to = from + by;
  if (from < 0 || to < 0 || to >= names.length) return names;
  const others = names.filter((one) => one !== name);
  return [...others.slice(0, to), name, ...others.slice(to)];
}
