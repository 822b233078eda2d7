import { editConflictSchema, versionTag } from '@enlace/shared-contract';
import { useWrite } from '@enlace/shared-data';
import { useDispatch } from '@enlace/shared-platform';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

import type { AdminResource, AdminRow } from '../declare/admin-resource';
import { savedRecord } from '../form/saved-record';
import type { CellBook, CellChange } from './cell-book';

export interface CellWritesProps {
  readonly admin: AdminResource;
  readonly book: CellBook;
  /** Fields of the list's rows: what is taken over from an answer. */
  readonly shown: ReadonlySet<string>;
}

/** Sends what was written into cells: of different rows side by side, of one row one after the other. Draws nothing. */
export function CellWrites({ admin, book, shown }: CellWritesProps) {
  const pending = useSyncExternalStore(book.subscribe, book.pending);
  const first = pending.filter(({ rowId }, at) => pending.findIndex((one) => one.rowId === rowId) === at);
  return first.map((change) => <CellWrite key={change.serial} {...{ admin, book, shown, change }} />);
}

function CellWrite({ admin, book, shown, change }: CellWritesProps & { readonly change: CellChange }) {
  const dispatch = useDispatch();
  const { handle } = admin;
  const { status, error, result, start, clear } = useWrite(handle, `cell:${change.serial}`);
  const { rowId, typed } = change;

  const begin = useEffectEvent(() => {
    const version = book.versionOf(change);
    if (status === 'idle')
      start({
        operation: 'edit',
        id: rowId,
        values: change.sent,
        ...(version === null ? {} : { ifMatch: versionTag(version) }),
      });
  });
  useEffect(() => begin(), []);

  /** Takes over what the server has of the row, as far as the list shows it. */
  const take = (record: AdminRow) => {
    if (typeof record['updated_at'] === 'string') book.know(rowId, record['updated_at']);
    const values = Object.entries(record).filter(([name]) => shown.has(name) || name === 'updated_at');
    dispatch(handle.changeRow(rowId, Object.fromEntries(values)));
  };

  const settle = useEffectEvent(() => {
    if (status === 'fulfilled') {
      const saved = savedRecord(handle.contract, result?.body);
      // What a code stands for, e.g. a country's name, is there in the person's language already.
      const { [change.field]: _own, ...companions } = change.after;
      if (saved !== null) take({ ...saved, ...companions });
      book.finish(change, { is: 'saved', change });
      clear();
    }
    if (status !== 'rejected' || error === null) return;
    clear();
    const conflict = error.code === 'EDIT_CONFLICT' ? editConflictSchema.safeParse(error.details).data : undefined;
    // Somebody has changed the row, but not this field: nobody contradicts anybody.
    if (conflict !== undefined && !conflict.fields.includes(change.field) && change.isRetry !== true)
      return book.retry(change, conflict.updated_at);
    dispatch(handle.changeRow(rowId, change.before));
    if (conflict !== undefined) take({ ...conflict.current, id: rowId });
    const text = error.fields[change.field]?.[0] ?? error.message;
    return book.finish(change, { is: 'refused', typed, text, isConflict: error.code === 'EDIT_CONFLICT' });
  });
  useEffect(() => settle(), [status]);
  return null;
}
