import { useDispatch } from '@enlace/shared-platform';
import { useCallback } from 'react';

import type { NewCellChange } from './cell-book';
import type { Cells } from './cell-context';
import { writeCell } from './write-cell';

/** Saves a new value of a cell; the row shows it immediately. */
export function useSaveCell({ admin, book, shownFields }: Cells): (change: NewCellChange) => void {
  const dispatch = useDispatch();
  return useCallback(
    (change) => {
      book.save(change, (next) => writeCell({ admin, book, dispatch, shownFields }, next));
      dispatch(admin.handle.changeRow(change.rowId, change.after));
    },
    [admin, book, dispatch, shownFields],
  );
}
