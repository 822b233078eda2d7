import { createContext } from 'react';

import type { AdminResource } from '../declare/admin-resource';
import type { ResourceTexts } from '../declare/resource-texts';
import type { CellBook } from './cell-book';

/** Data that the cells of a list share. */
export interface Cells {
  readonly admin: AdminResource;
  readonly words: ResourceTexts;
  readonly book: CellBook;
  /** Fields of the list's rows; these are updated from an answer. */
  readonly shownFields: ReadonlySet<string>;
}

export const CellContext = createContext<Cells | null>(null);
