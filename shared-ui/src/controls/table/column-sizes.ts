/** Widths of columns in pixels, by key; a column without one is as wide as it needs. */
export type ColumnWidths = Readonly<Record<string, number>>;

/** How wide the columns of a table are, and what is told when a person makes one wider or narrower. */
export interface TableSizing {
  readonly widths: ColumnWidths;
  /** Null: as wide as it needs again. */
  readonly onResize: (key: string, width: number | null) => void;
}

export const narrowest = 64;
export const widest = 1200;

/** What a column without a width, and what stands beside the columns, is left at least; in rem. */
const room = 5;

/** A width within the limits, in whole pixels. */
export function within(width: number, most = widest): number {
  return Math.round(Math.max(narrowest, Math.min(width, most, widest)));
}

/** What is left for one column, in pixels, where the others keep their widths. @param rem pixels of one rem */
export function roomFor(
  key: string,
  keys: readonly string[],
  widths: ColumnWidths,
  frame: number,
  rem: number,
): number {
  const others = keys.filter((one) => one !== key);
  const taken = others.map((one) => widths[one] ?? room * rem).reduce((sum, width) => sum + width, room * rem);
  return Math.max(narrowest, frame - taken);
}

/**
 * The widths as custom properties of the table: as they were chosen, and narrower in proportion where the window has no
 * room for them, so that a table is never wider than its place.
 */
export function sizeProperties(keys: readonly string[], widths: ColumnWidths): Readonly<Record<string, string>> {
  const sized = keys.filter((key) => widths[key] !== undefined);
  const total = sized.reduce((sum, key) => sum + (widths[key] ?? 0), 0);
  const rest = (keys.length - sized.length + 1) * room;
  return Object.fromEntries(
    sized.map((key) => {
      const width = widths[key] ?? 0;
      const share = (width / total).toFixed(4);
      return [sizeName(keys.indexOf(key)), `min(${width}px, calc((100cqi - ${rest}rem) * ${share}))`];
    }),
  );
}

/** The custom property that a column's cells take their width from. */
export function sizeName(index: number): `--size-${number}` {
  return `--size-${index}`;
}
