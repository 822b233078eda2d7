import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

/** A cell of the grid: row and column, both from 0. */
export type Place = readonly [row: number, column: number];

export interface GridKeys {
  /** Attributes and handlers of the grid's table. */
  readonly grid: {
    readonly ref: RefObject<HTMLTableElement | null>;
    readonly onKeyDown: (event: KeyboardEvent<HTMLTableElement>) => void;
    readonly onFocus: (event: FocusEvent<HTMLTableElement>) => void;
  };
  /** The cell that Tab reaches. */
  readonly at: Place;
  /** Moves the focus to a cell. */
  focus(place: Place): void;
  /** Attributes of a cell's control; Tab reaches only one control of the grid. */
  cell(row: number, column: number): { readonly 'data-cell': string; readonly tabIndex: 0 | -1 };
}

/**
 * Keyboard navigation of a grid, as in the ARIA practices: arrow keys move by one cell, Home and End to the ends of the
 * row, with Ctrl to the corners, Page keys by five rows. A text field in a cell keeps its keys.
 * @param onMissing renders a row that is not rendered yet
 */
export function useGridKeys(rows: number, columns: number, onMissing?: (row: number) => void): GridKeys {
  const ref = useRef<HTMLTableElement>(null);
  const wantedPlace = useRef<Place | null>(null);
  const [active, setActive] = useState<Place>([0, 1]);
  const at: Place = [Math.min(active[0], rows - 1), Math.min(active[1], columns - 1)];

  const find = ([row, column]: Place) =>
    ref.current?.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`) ?? null;
  const focus = (place: Place) => {
    const foundCell = find(place);
    foundCell?.focus();
    wantedPlace.current = foundCell === null ? place : null;
    if (foundCell === null) onMissing?.(place[0]);
  };
  // A cell that was not rendered gets the focus as soon as it is.
  useLayoutEffect(() => {
    if (wantedPlace.current !== null && find(wantedPlace.current) !== null) focus(wantedPlace.current);
  });

  const handleKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const place = placeOf(event.target);
    if (place === null || event.altKey || event.metaKey) return;
    const next = placeAfter(event, place, [rows, columns]);
    if (next === null) return;
    event.preventDefault();
    focus(next);
  };

  return {
    grid: {
      ref,
      onKeyDown: handleKeyDown,
      onFocus: (event) => {
        const place = placeOf(event.target);
        if (place !== null) setActive(place);
      },
    },
    at,
    focus,
    cell: (row, column) => ({
      'data-cell': `${row}:${column}`,
      tabIndex: row === at[0] && column === at[1] ? 0 : -1,
    }),
  };
}

function placeOf(target: EventTarget): Place | null {
  const [row, column] = (target instanceof HTMLElement ? (target.dataset['cell'] ?? '') : '').split(':').map(Number);
  return row === undefined || column === undefined ? null : [row, column];
}

function placeAfter(
  { key, ctrlKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey'>,
  [row, column]: Place,
  [rows, columns]: Place,
): Place | null {
  const [lastRow, lastColumn] = [rows - 1, columns - 1];
  const places: Readonly<Record<string, Place>> = {
    ArrowUp: [row - 1, column],
    ArrowDown: [row + 1, column],
    ArrowLeft: [row, column - 1],
    ArrowRight: [row, column + 1],
    Home: [ctrlKey ? 0 : row, 0],
    End: [ctrlKey ? lastRow : row, lastColumn],
    PageUp: [row - 5, column],
    PageDown: [row + 5, column],
  };
  const next = places[key];
  if (next === undefined) return null;
  return [Math.min(Math.max(next[0], 0), lastRow), Math.min(Math.max(next[1], 0), lastColumn)];
}
