/** Column widths in pixels by key; a column without a width fits its content. */
export type ColumnWidths = Readonly<Record<string, number>>;

/** Widths of a table's columns, and the callback for changes. */
export interface TableSizing {
  readonly widths: ColumnWidths;
  /** Null: fits its content again. */
  readonly onResize: (key: string, width: number | null) => void;
}

export const narrowest = 64;
export const widest = 1200;

/** Minimum width of a column without a width, and of the cells beside the columns; in rem. */
const defaultWidth = 5;

/** A width within the limits, in whole pixels. */
export function within(width: number, most = widest): number {
  return Math.round(Math.max(narrowest, Math.min(width, most, widest)));
}

/** Remaining width for one column in pixels, when the others keep theirs. @param rem pixels of one rem */
export function widthFor(
  key: string,
  keys: readonly string[],
  widths: ColumnWidths,
  frame: number,
  rem: number,
): number {
  const others = keys.filter((one) => one !== key);
  const takenWidth = others
    .map((one) => widths[one] ?? defaultWidth * rem)
    .reduce((sum, width) => sum + width, defaultWidth * rem);
  return Math.max(narrowest, frame - takenWidth);
}

/**
 * The widths as custom properties of the table. They shrink in proportion when the table would be wider than its
 * place.
 */
export function sizeProperties(keys: readonly string[], widths: ColumnWidths): Readonly<Record<string, string>> {
  const sizedKeys = keys.filter((key) => widths[key] !== undefined);
  const total = sizedKeys.reduce((sum, key) => sum + (widths[key] ?? 0), 0);
  const rest = (keys.length - sizedKeys.length + 1) * defaultWidth;
  return Object.fromEntries(
    sizedKeys.map((key) => {
      const width = widths[key] ?? 0;
      const share = (width / total).toFixed(4);
      return [sizeName(keys.indexOf(key)), `min(${width}px, calc((100cqi - ${rest}rem) * ${share}))`];
    }),
  );
}

/** The custom property with the width of a column's cells. */
export function sizeName(index: number): `--size-${number}` {
  return `--size-${index}`;
}
