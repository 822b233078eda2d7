import { versionTag } from '@enlace/shared-contract/admin';
import { isAppError } from '@enlace/shared-contract/errors';
import type { Locale } from '@enlace/shared-contract/text';
import { isCancelled, useReload, type ErrorView, type HttpAnswer, type WriteInput } from '@enlace/shared-data';
import { useCallback, useEffect, useEffectEvent, useMemo, useReducer } from 'react';

import { fieldsOf, type AdminResource, type AdminRow } from '../declare/admin-resource';
import type { FormBase } from '../memory/drafts';
import { shapePayload } from '../payload/shape-payload';
import { type ShapedInput, useShapedWrite } from '../payload/use-shaped-write';
import { checkValues, serverErrors, type Complaint, type FormError } from './form-errors';
import { changesOf, formReducer, startForm, type Replaced } from './form-reducer';
import { changedNames, readValues, writeValues, type Values } from './form-values';
import { contradictions, mergeValues, valueAt } from './merge-values';
import { savedRecord } from './saved-record';
import { copyValues } from './copy-values';
import { useAdminTexts } from '../texts';
import { useDraft } from './use-draft';
import { useSaveAnswer, type PendingSave } from './use-save-answer';

/** A save met a newer record. */
export interface Conflict {
  /** The newer record; null until it is loaded. */
  readonly theirRecord: AdminRow | null;
  /** Fields that the other user changed, and those of them that were changed here too. */
  readonly changedFields: readonly string[];
  readonly both: readonly Contradiction[];
  /** Contradictions that use the newer record's value. */
  readonly theirNames: ReadonlySet<string>;
  /** Answer of the server about the newer record, `editConflictSchema`. */
  readonly details: unknown;
}

/** A field or translation that two users changed in different ways. */
export interface Contradiction {
  readonly name: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export interface ResourceForm {
  readonly values: Values;
  /** The record that the form is based on; null for a new record. */
  readonly record: AdminRow | null;
  readonly changedFields: readonly string[];
  readonly complaints: readonly Complaint[];
  readonly errors: readonly FormError[];
  /** Error of the last save, unless it was a conflict. */
  readonly failure: ErrorView | null;
  readonly conflict: Conflict | null;
  /** From the press on, also while a question waits for its answer; the values can be edited meanwhile. */
  readonly isSaving: boolean;
  /** Upload progress in percent. */
  readonly progress: number;
  readonly attempts: number;
  readonly isDraft: boolean;
  /** Values that the newer record's values have replaced in a conflict, until they are put back or dismissed. */
  readonly replacedValues: readonly Replaced[];
  change(name: string, value: unknown): void;
  translate(locale: Locale, name: string, text: string): void;
  /** Replaces the values, e.g. by those of a draft on the server. */
  fill(values: Values): void;
  /** Saves the changes; in a conflict over the newer record, with the values chosen for each field. */
  submit(): void;
  /** Chooses the value of a contradiction. */
  choose(name: string, isTheirs: boolean): void;
  /** Shows the newer record with its values in all contradictions; other changes stay unsaved. */
  takeTheirs(): void;
  /** Puts the replaced values back as unsaved changes; `false` only dismisses them. */
  putBack(isWanted: boolean): void;
  /** Loads the newer record; unsaved changes are merged into it. */
  loadNewer(): void;
  /** A save that waits for the answer to a question; null without one. */
  readonly pendingSave: PendingSave | null;
  /** Answers the question with further values of the request. */
  answerSave(answer: Values): void;
  /** Ends the save before its request; an answer that is not complete is kept for the next question. */
  cancelSave(answer?: Values): void;
  /** Resets the form to the loaded values. */
  discard(): void;
  /** Discards unsaved changes when the user leaves the form. */
  abandon(): void;
}

/**
 * A form for a new record (`record` null) or an existing one. Values survive every failure. Only changed values are
 * sent, with the `updated_at` that they are based on.
 * @param onSaved called once per save, with the answer to its question
 * @param source a record whose values a new one starts with; without an id of its own for the values of a parent row
 */
export function useResourceForm(
  admin: AdminResource,
  record: AdminRow | null,
  onSaved: (savedRow: AdminRow, answer: Values) => void,
  source?: AdminRow,
): ResourceForm {
  const t = useAdminTexts();
  const { handle } = admin;
  const { contract } = handle;
  const fields = useMemo(() => fieldsOf(admin), [admin]);
  const baseOf = (row: AdminRow | null): FormBase => ({ record: row, values: readValues(fields, contract, row ?? {}) });

  const key = record === null ? (source === undefined ? 'add' : `copy:${source.id}`) : `edit:${record.id}`;
  const copyOf = () => {
    if (source === undefined) return undefined;
    const base = baseOf(null);
    const copiedValues = copyValues(fields, contract, source, (name) => t('list.copyName', { name }));
    // The values that belong to a parent row are the start of a new record, and no change of the user.
    return { base: source.id > 0 ? base : { ...base, values: copiedValues }, values: copiedValues };
  };
  const { draft, keep, forget, takeOwnSave } = useDraft(`${handle.path} ${key}`);
  const [state, tell] = useReducer(formReducer, null, () => startForm(baseOf(record), draft, copyOf()));
  const { base, values, touchedFields, isMergeWanted } = state;
  const changedFields = changesOf(state);
  const isDirty = changedFields.length > 0;
  const note = useEffectEvent(() => keep(isDirty ? { base, values } : null));
  useEffect(() => note(), [base, values, isDirty]);

  const write = useShapedWrite(handle, key);
  const { clear, run, status } = write;
  const reload = useReload();
  // The user can also merge a newer record before a save.
  const isConflict = isMergeWanted || write.failure?.code === 'EDIT_CONFLICT';

  // A write that settled before this form opened belongs to another form.
  useEffect(() => clear(), [clear]);

  const saveAnswer = useSaveAnswer(admin);
  const isSaving = status === 'pending' || saveAnswer.pendingSave !== null;
  const arrive = useEffectEvent(() => {
    if (record === null) return;
    const isOwnSave = !isSaving && record['updated_at'] !== base.record?.['updated_at'] && takeOwnSave();
    tell(isOwnSave && isDirty ? { type: 'mergeWanted' } : { type: 'arrived', base: baseOf(record) });
  });
  useEffect(() => arrive(), [record]);

  const handleSaved = ({ body }: HttpAnswer, sentBase: FormBase, answer: Values) => {
    const savedRow = savedRecord(contract, body);
    tell({ type: 'saved', base: savedRow === null ? sentBase : baseOf(savedRow) });
    forget();
    saveAnswer.forget();
    onSaved(savedRow ?? { ...sentBase.values, id: sentBase.record?.id ?? 0 }, answer);
  };
  const handleRefused = (error: unknown, sentBase: FormBase) => {
    if (isCancelled(error)) return;
    tell({ type: 'refused' });
    const hasConflict = isAppError(error) && error.code === 'EDIT_CONFLICT';
    if (hasConflict && sentBase.record !== null) reload([handle.record({ id: sentBase.record.id })]);
  };
  const save = (input: ShapedInput, sentBase: FormBase, answer: Values = {}) => {
    tell({ type: 'sent', values: sentBase.values });
    run(input).then(
      (httpAnswer) => handleSaved(httpAnswer, sentBase, answer),
      (error: unknown) => handleRefused(error, sentBase),
    );
  };

  const send = (next: Values, from: FormBase, answer?: Values) => {
    const complaints = checkValues(contract, fields, shapePayload(contract, writeValues(fields, next, null)));
    if (complaints.length > 0) return tell({ type: 'stopped', complaints });
    const sentBase = { record: from.record, values: next };
    if (from.record === null) return save({ operation: 'add', values: writeValues(fields, next, null) }, sentBase);
    const changes = writeValues(fields, next, from.values);
    if (answer === undefined && saveAnswer.isNeeded)
      return saveAnswer.ask({ record: from.record, values: changes, next, base: from });
    const input: ShapedInput = {
      operation: 'edit',
      id: from.record.id,
      values: { ...changes, ...answer },
      original: from.record,
      ...versionOf(from.record),
    };
    return save(input, sentBase, answer);
  };

  const isNewer = isConflict && record !== null && record['updated_at'] !== base.record?.['updated_at'];
  const theirBase = isNewer ? baseOf(record) : null;
  const theirChanges = theirBase === null ? [] : changedNames(theirBase.values, base.values);
  const sides =
    theirBase === null ? null : { ownValues: values, baseValues: base.values, otherValues: theirBase.values };
  const both = sides === null ? [] : contradictions(fields, sides);

  const theirNames = new Set(state.theirNames.filter((name) => both.includes(name)));
  /** Moves the form onto the newer record. */
  const rebase = (names: ReadonlySet<string>): Values | null => {
    if (theirBase === null || sides === null) return null;
    const mergedValues = mergeValues(fields, sides, names);
    const replacedValues = [...names].map((name) => ({ name, value: valueAt(values, name) }));
    tell({ type: 'merged', base: theirBase, values: mergedValues, replacedValues });
    return mergedValues;
  };
  const merge = () => {
    const mergedValues = rebase(theirNames);
    if (mergedValues === null || theirBase === null) return;
    // The conflict is over, even when the save now stops at a problem or at its question.
    clear();
    send(mergedValues, theirBase);
  };
  // Without contradictions the merge needs no decision of the user.
  const mergeAtOnce = useEffectEvent(() => {
    if (theirBase === null || both.length > 0) return;
    if (isMergeWanted) rebase(new Set());
    else merge();
  });
  useEffect(() => mergeAtOnce(), [isNewer]);

  const { failure } = write;
  const errors = useMemo(
    () => (failure ? serverErrors(contract, fields, failure).filter(({ name }) => !touchedFields.includes(name)) : []),
    [contract, failure, fields, touchedFields],
  );
  const change = useCallback(
    (name: string, value: unknown) =>
      tell({ type: 'changed', field: fields.find((field) => field.name === name), name, value }),
    [fields],
  );
  const translate = useCallback(
    (locale: Locale, name: string, text: string) => tell({ type: 'translated', locale, name, text }),
    [],
  );

  return {
    values,
    record: base.record,
    changedFields,
    complaints: state.complaints,
    errors,
    failure: isConflict ? null : failure,
    conflict: isConflict
      ? {
          theirRecord: theirBase?.record ?? null,
          changedFields: theirChanges,
          theirNames,
          details: failure?.details,
          both: both.map((name) => ({
            name,
            mine: valueAt(values, name),
            theirs: theirBase === null ? undefined : valueAt(theirBase.values, name),
          })),
        }
      : null,
    isSaving,
    progress: write.progress,
    attempts: state.attempts,
    isDraft: state.isDraft,
    replacedValues: state.replacedValues,
    change,
    translate,
    fill: (next) => tell({ type: 'merged', base, values: next }),
    submit: () => (isSaving ? undefined : theirBase === null ? send(values, base) : merge()),
    choose: (name, isTheirs) => tell({ type: 'chosen', name, isTheirs }),
    takeTheirs() {
      if (rebase(new Set(both)) !== null) clear();
    },
    putBack: (isWanted) => tell({ type: 'putBack', isWanted }),
    loadNewer() {
      if (base.record === null) return;
      if (isDirty) tell({ type: 'mergeWanted' });
      reload([handle.record({ id: base.record.id })]);
    },
    pendingSave: saveAnswer.pendingSave,
    answerSave(answer) {
      const { pendingSave } = saveAnswer;
      saveAnswer.close(answer);
      if (pendingSave !== null) send(pendingSave.next, pendingSave.base, answer);
    },
    cancelSave: (answer) => saveAnswer.close(answer),
    discard() {
      forget();
      saveAnswer.forget();
      tell({ type: 'reset', base: baseOf(record) });
    },
    abandon: forget,
  };
}

/** The version of the record that the form is based on; the server refuses a save of an older version. */
function versionOf({ updated_at: version }: AdminRow): Pick<WriteInput, 'ifMatch'> {
  return typeof version === 'string' ? { ifMatch: versionTag(version) } : {};
}
