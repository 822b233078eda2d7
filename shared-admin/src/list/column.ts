import type { ReactNode } from 'react';
import type { Formats } from '@enlace/shared-platform';

import type { ResourceTexts } from '../declare/resource-texts';

/** Functions for rendering a cell. */
export interface CellTools {
  readonly words: ResourceTexts;
  readonly formats: Formats;
}

/** The format of a plain value; `cells` renders it. */
export type CellType = 'text' | 'names' | 'number' | 'year' | 'date' | 'badge' | 'color';

/** Tones of a badge by value. */
export type BadgeTones = Readonly<Record<string, 'neutral' | 'success' | 'warning' | 'danger' | 'teal' | 'plum'>>;

/** One column of a list. */
export interface Column<Row, N extends string = string> {
  /** Field of the row; its heading is the text `fields.<name>`. */
  readonly name: N;
  /** A cell type, or a function that renders the value; the default is text. */
  readonly cell?: CellType | ((row: Row, tools: CellTools) => ReactNode);
  /** A second line below the value, in a weaker colour. */
  readonly detail?: (row: Row, tools: CellTools) => ReactNode;
  readonly tones?: BadgeTones;
  /** Shows numbers at the end of their cell, and on phones after their heading; the default of the type `number`. */
  readonly isNumber?: boolean;
  /**
   * Field of the form that can be edited in the cell. It has a simple type: short text, number, date, time, choice, row
   * or flag.
   */
  readonly edits?: N;
  /** Hidden on narrow screens. */
  readonly isMinor?: boolean;
}
