import type { ReactNode } from 'react';
import type { Formats } from '@enlace/shared-platform';

import type { Words } from '../declare/words';

/** What a cell may use to write its value. */
export interface CellTools {
  readonly words: Words;
  readonly formats: Formats;
}

/** How a plain value is shown; `cells` knows how. */
export type CellType = 'text' | 'names' | 'number' | 'year' | 'date' | 'badge' | 'color';

/** Tones of a badge by value. */
export type BadgeTones = Readonly<Record<string, 'neutral' | 'success' | 'warning' | 'danger' | 'teal' | 'plum'>>;

/** One column of a list. */
export interface Column<Row, N extends string = string> {
  /** Field of the row; its heading is `fields.<name>` of the words. */
  readonly name: N;
  /** How the value is shown; text unless told, or drawn by the function. */
  readonly cell?: CellType | ((row: Row, tools: CellTools) => ReactNode);
  /** A second, quieter line under the value. */
  readonly detail?: (row: Row, tools: CellTools) => ReactNode;
  readonly tones?: BadgeTones;
  /** Field of the form that can be written in the cell; of a simple type: a short text, number, day, hour, choice, row, flag. */
  readonly edits?: N;
  /** Left out on narrow windows. */
  readonly isMinor?: boolean;
}
