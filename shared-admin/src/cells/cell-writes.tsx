import { editConflictSchema, versionTag } from '@enlace/shared-contract';
import { useWrite, type ErrorView } from '@enlace/shared-data';
import { useDispatch } from '@enlace/shared-platform';
import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';

import { useOfficeCall } from '../calls/use-office-calls';
import type { AdminResource, AdminRow } from '../declare/admin-resource';
import { translationOf } from '../form/form-values';
import { savedRecord } from '../form/saved-record';
import type { CellBook, CellChange } from './cell-book';
import { companionsOf, namesOf, textIn, withText } from './cell-change';

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
  const { contract } = handle;
  const { status, error, result, start, clear } = useWrite(handle, `cell:${change.serial}`);
  const texts = useOfficeCall(admin.calls, `cell ${handle.path} ${change.serial}`);
  // The record as it was before one of its translations was written.
  const record = useMemo(() => savedRecord(contract, texts.body), [contract, texts.body]);
  const { rowId, typed, language, field } = change;
  const names = namesOf(change);

  const send = (values: CellChange['sent']) => {
    const version = book.versionOf(change);
    start({
      operation: 'edit',
      id: rowId,
      values,
      isShown: true,
      ...(version === null ? {} : { ifMatch: versionTag(version) }),
    });
  };
  const begin = useEffectEvent(() => {
    if (status !== 'idle') return;
    if (language === null) send(change.sent);
    else if (contract.wire.get !== undefined) texts.start({ call: contract.wire.get, params: { id: rowId } });
  });
  useEffect(() => begin(), []);

  /** Takes over what the server has of the row, as far as the list shows it. */
  const take = (record: AdminRow) => {
    if (typeof record['updated_at'] === 'string') book.know(rowId, record['updated_at']);
    const values = Object.entries(record).filter(([name]) => shown.has(name) || name === 'updated_at');
    const text = language === null ? {} : { [field]: textIn(record, language, field) };
    dispatch(handle.changeRow(rowId, { ...Object.fromEntries(values), ...text }));
  };
  const refuse = ({ code, fields, message }: Pick<ErrorView, 'code' | 'fields' | 'message'>) => {
    const text = names.map((name) => fields[name]?.[0]).find((one) => one !== undefined) ?? message;
    book.finish(change, { is: 'refused', typed, text, isConflict: code === 'EDIT_CONFLICT' });
  };

  // All translations of a record are sent together: a text goes among those that it has now.
  const go = useEffectEvent(() => {
    if (language === null || texts.status === 'idle' || texts.status === 'pending') return;
    if (record !== null) return send(withText(record, language, field, change.sent[field]));
    dispatch(handle.changeRow(rowId, change.before));
    return refuse(texts.error ?? { code: 'INTERNAL', fields: {}, message: '' });
  });
  useEffect(() => go(), [texts.status]);

  const settle = useEffectEvent(() => {
    if (status === 'fulfilled') {
      const saved = savedRecord(contract, result?.body);
      // What a code stands for, e.g. a country's name, is there in the person's language already.
      if (saved !== null) take({ ...saved, ...companionsOf(change, saved) });
      const was = language === null || record === null ? null : translationOf(record, language, field);
      const undo = was === null ? change.undo : { typed: was, sent: { [field]: was } };
      book.finish(change, { is: 'saved', change: { ...change, undo } });
      clear();
    }
    if (status !== 'rejected' || error === null) return;
    clear();
    const conflict = error.code === 'EDIT_CONFLICT' ? editConflictSchema.safeParse(error.details).data : undefined;
    // Somebody has changed the row, but not this field: nobody contradicts anybody.
    if (conflict !== undefined && !conflict.fields.includes(names[0]) && change.isRetry !== true)
      return book.retry(change, conflict.updated_at);
    dispatch(handle.changeRow(rowId, change.before));
    if (conflict !== undefined) take({ ...conflict.current, id: rowId });
    return refuse(error);
  });
  useEffect(() => settle(), [status]);
  const forget = useEffectEvent(() => texts.clear());
  useEffect(() => () => forget(), []);
  return null;
}
