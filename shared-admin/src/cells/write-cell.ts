import { editConflictSchema, versionTag } from '@enlace/shared-contract/admin';
import { AppError } from '@enlace/shared-contract/errors';
import { isCancelled, runCall, toErrorView } from '@enlace/shared-data';
import type { Store } from '@enlace/shared-platform';

import type { AdminResource, AdminRow } from '../declare/admin-resource';
import { translationOf } from '../form/form-values';
import { savedRecord } from '../form/saved-record';
import { shapePayload } from '../payload/shape-payload';
import type { CellBook, CellChange, WrittenState } from './cell-book';
import { companionsOf, namesOf, textIn, withText } from './cell-change';

export interface CellWriter {
  readonly admin: AdminResource;
  readonly book: CellBook;
  readonly dispatch: Store['dispatch'];
  /** Fields of the list's rows; these are updated from an answer. */
  readonly shownFields: ReadonlySet<string>;
}

/**
 * Sends the new value of a cell and returns the cell's next state. It continues after the user leaves the list. Throws
 * CANCELLED when the remote left before an answer arrived.
 */
export async function writeCell(writer: CellWriter, change: CellChange): Promise<WrittenState> {
  const { admin, book, dispatch } = writer;
  const { contract } = admin.handle;
  const { rowId, language, field, wireValues } = change;
  try {
    const version = book.versionOf(change);
    // The API replaces all translations of a record, so the new text is merged into the current ones.
    const before = language === null ? null : await readRecord(writer, change);
    const answer = await runCall(
      dispatch,
      admin.handle.write({
        key: keyOf(change),
        operation: 'edit',
        id: rowId,
        values: shapePayload(
          contract,
          language === null || before === null ? wireValues : withText(before, language, field, wireValues[field]),
        ),
        isShown: true,
        ...(version === null ? {} : { ifMatch: versionTag(version) }),
      }),
    );
    const savedRow = savedRecord(contract, answer.body);
    // The texts of codes, e.g. a country's name, are already in the user's language.
    if (savedRow !== null) showRecord(writer, change, { ...savedRow, ...companionsOf(change, savedRow) });
    const was = language === null || before === null ? null : translationOf(before, language, field);
    return {
      is: 'saved',
      change: was === null ? change : { ...change, undo: { editorValue: was, wireValues: { [field]: was } } },
    };
  } catch (error) {
    if (isCancelled(error)) throw error;
    return await refuse(writer, change, error);
  } finally {
    dispatch(admin.handle.clearWrite(keyOf(change)));
  }
}

/** The record before one of its translations is written. */
async function readRecord({ admin, dispatch }: CellWriter, change: CellChange): Promise<AdminRow> {
  const { contract } = admin.handle;
  const { read } = admin.calls.calls;
  const call = contract.wire.get;
  if (call === undefined) throw new AppError('METHOD_NOT_ALLOWED', { message: contract.name });
  const question = { call, params: { id: change.rowId } };
  const record = savedRecord(contract, await runCall(dispatch, read.start(question, keyOf(change))));
  dispatch(read.clear(keyOf(change)));
  if (record === null) throw new AppError('BAD_ANSWER', { message: contract.name });
  return record;
}

/** Updates the row from the server's answer, limited to the fields that the list shows. */
function showRecord({ admin, book, dispatch, shownFields }: CellWriter, change: CellChange, record: AdminRow): void {
  const { rowId, language, field } = change;
  if (typeof record['updated_at'] === 'string') book.know(rowId, record['updated_at']);
  const values = Object.entries(record).filter(([name]) => shownFields.has(name) || name === 'updated_at');
  const text = language === null ? {} : { [field]: textIn(record, language, field) };
  dispatch(admin.handle.changeRow(rowId, { ...Object.fromEntries(values), ...text }));
}

/**
 * Restores the row's previous values. A conflict with another user's change of a different field does not reach this
 * function: it is sent again.
 */
async function refuse(writer: CellWriter, change: CellChange, error: unknown): Promise<WrittenState> {
  const { admin, dispatch } = writer;
  const { code, fields, message, details } = toErrorView(error);
  const names = namesOf(change);
  const conflict = code === 'EDIT_CONFLICT' ? editConflictSchema.safeParse(details).data : undefined;
  if (conflict !== undefined && !conflict.fields.includes(names[0]) && change.isRetry !== true)
    return writeCell(writer, { ...change, version: conflict.updated_at, isRetry: true });
  dispatch(admin.handle.changeRow(change.rowId, change.before));
  if (conflict !== undefined) showRecord(writer, change, { ...conflict.current, id: change.rowId });
  const text = names.map((name) => fields[name]?.[0]).find((one) => one !== undefined) ?? message;
  return { is: 'refused', editorValue: change.editorValue, text, isConflict: code === 'EDIT_CONFLICT' };
}

function keyOf({ serial }: CellChange): string {
  return `cell:${serial}`;
}
