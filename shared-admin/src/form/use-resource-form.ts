import { isAppError, versionTag, type Locale } from '@enlace/shared-contract';
import {
  isCancelled,
  shapePayload,
  useReload,
  useWrite,
  type ErrorView,
  type HttpAnswer,
  type WriteInput,
} from '@enlace/shared-data';
import { useCallback, useEffect, useEffectEvent, useMemo, useReducer } from 'react';

import { fieldsOf, type AdminResource, type AdminRow } from '../declare/admin-resource';
import type { FormBase } from '../memory/drafts';
import { checkValues, serverErrors, type Complaint, type FormError } from './form-errors';
import { changesOf, formReducer, startForm } from './form-reducer';
import { changedNames, readValues, writeValues, type Values } from './form-values';
import { contradictions, mergeValues, valueAt } from './merge-values';
import { savedRecord } from './saved-record';
import { useDraft } from './use-draft';

/** A save that found a newer record. */
export interface Conflict {
  /** The newer record; null until it has been loaded. */
  readonly theirs: AdminRow | null;
  /** Fields the other person changed, and those of them that were changed here too. */
  readonly changed: readonly string[];
  readonly both: readonly Contradiction[];
}

/** A field, or a text of another language, that two people changed in two ways. */
export interface Contradiction {
  readonly name: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export interface ResourceForm {
  readonly values: Values;
  /** Record the form is based on; null when adding. */
  readonly record: AdminRow | null;
  readonly changed: readonly string[];
  readonly complaints: readonly Complaint[];
  readonly errors: readonly FormError[];
  /** Why the last save failed, unless it was a conflict. */
  readonly failure: ErrorView | null;
  readonly conflict: Conflict | null;
  readonly isSaving: boolean;
  /** Upload in percent. */
  readonly progress: number;
  readonly attempts: number;
  readonly isDraft: boolean;
  change(name: string, value: unknown): void;
  translate(locale: Locale, name: string, text: string): void;
  /** Puts other values there, e.g. those of a draft of the server's. */
  fill(values: Values): void;
  submit(): void;
  /** Saves what was changed here over the newer record; `taken` names the contradictions where theirs stands. */
  merge(taken?: ReadonlySet<string>): void;
  loadTheirs(): void;
  /** Back to what was loaded. */
  discard(): void;
  /** Forgets what is unsaved: the person leaves on purpose. */
  abandon(): void;
}

/**
 * A form that adds (`record` null) or edits. Values survive every failure; only what was changed is sent, with the
 * `updated_at` it was based on.
 * @param onSaved told once per save
 */
export function useResourceForm(
  admin: AdminResource,
  record: AdminRow | null,
  onSaved: (saved: AdminRow) => void,
): ResourceForm {
  const { handle } = admin;
  const { contract } = handle;
  const fields = useMemo(() => fieldsOf(admin), [admin]);
  const baseOf = (row: AdminRow | null): FormBase => ({ record: row, values: readValues(fields, contract, row ?? {}) });

  const key = record === null ? 'add' : `edit:${record.id}`;
  const { found, keep, forget } = useDraft(`${handle.path} ${key}`);
  const [state, tell] = useReducer(formReducer, null, () => startForm(baseOf(record), found));
  const { base, values, touched } = state;
  const changed = changesOf(state);
  const isDirty = changed.length > 0;
  const note = useEffectEvent(() => keep(isDirty ? { base, values } : null));
  useEffect(() => note(), [base, values, isDirty]);

  const write = useWrite(handle, key);
  const { clear, run, status } = write;
  const reload = useReload();
  const isConflict = write.error?.code === 'EDIT_CONFLICT';

  // A write that settled before this form was opened is not its own.
  useEffect(() => clear(), [clear]);

  const arrive = useEffectEvent(() => tell({ type: 'arrived', base: baseOf(record) }));
  useEffect(() => arrive(), [record]);

  const handleSaved = (answer: HttpAnswer, sent: FormBase) => {
    const saved = savedRecord(contract, answer.body);
    tell({ type: 'saved', base: saved === null ? sent : baseOf(saved) });
    forget();
    onSaved(saved ?? { ...sent.values, id: sent.record?.id ?? 0 });
  };
  const handleRefused = (error: unknown, sent: FormBase) => {
    if (isCancelled(error)) return;
    tell({ type: 'refused' });
    const hasConflict = isAppError(error) && error.code === 'EDIT_CONFLICT';
    if (hasConflict && sent.record !== null) reload([handle.record({ id: sent.record.id })]);
  };
  const save = (input: WriteInput, sent: FormBase) => {
    tell({ type: 'sent' });
    run(input).then(
      (answer) => handleSaved(answer, sent),
      (error: unknown) => handleRefused(error, sent),
    );
  };

  const send = (next: Values, from: FormBase) => {
    const complaints = checkValues(contract, fields, shapePayload(contract, writeValues(fields, next, null)));
    if (complaints.length > 0) return tell({ type: 'stopped', complaints });
    const input: WriteInput =
      from.record === null
        ? { operation: 'add', values: writeValues(fields, next, null) }
        : {
            operation: 'edit',
            id: from.record.id,
            values: writeValues(fields, next, from.values),
            original: from.record,
            ...versionOf(from.record),
          };
    return save(input, { record: from.record, values: next });
  };

  const isNewer = isConflict && record !== null && record['updated_at'] !== base.record?.['updated_at'];
  const theirs = isNewer ? baseOf(record) : null;
  const theirChanges = theirs === null ? [] : changedNames(theirs.values, base.values);
  const sides = theirs === null ? null : { mine: values, base: base.values, theirs: theirs.values };
  const both = sides === null ? [] : contradictions(fields, sides);

  const merge = (taken?: ReadonlySet<string>) => {
    if (theirs === null || sides === null) return;
    const merged = mergeValues(fields, sides, taken);
    tell({ type: 'merged', base: theirs, values: merged });
    send(merged, theirs);
  };
  // Where nobody contradicts anybody, there is nothing to ask.
  const mergeAtOnce = useEffectEvent(() => {
    if (theirs !== null && both.length === 0) merge();
  });
  useEffect(() => mergeAtOnce(), [isNewer]);

  const { error } = write;
  const errors = useMemo(
    () => (error ? serverErrors(contract, fields, error).filter(({ name }) => !touched.includes(name)) : []),
    [contract, error, fields, touched],
  );
  const change = useCallback((name: string, value: unknown) => tell({ type: 'changed', name, value }), []);
  const translate = useCallback(
    (locale: Locale, name: string, text: string) => tell({ type: 'translated', locale, name, text }),
    [],
  );

  return {
    values,
    record: base.record,
    changed,
    complaints: state.complaints,
    errors,
    failure: isConflict ? null : error,
    conflict: isConflict
      ? {
          theirs: theirs?.record ?? null,
          changed: theirChanges,
          both: both.map((name) => ({
            name,
            mine: valueAt(values, name),
            theirs: theirs === null ? undefined : valueAt(theirs.values, name),
          })),
        }
      : null,
    isSaving: status === 'pending',
    progress: write.progress,
    attempts: state.attempts,
    isDraft: state.isDraft,
    change,
    translate,
    fill: (next) => tell({ type: 'merged', base, values: next }),
    submit: () => (status === 'pending' ? undefined : send(values, base)),
    merge,
    loadTheirs() {
      if (theirs === null) return;
      clear();
      tell({ type: 'reset', base: theirs });
    },
    discard() {
      forget();
      tell({ type: 'reset', base: baseOf(record) });
    },
    abandon: forget,
  };
}

/** The version of a record that a form was made from, so that a save of an older one is refused. */
function versionOf({ updated_at: version }: AdminRow): Pick<WriteInput, 'ifMatch'> {
  return typeof version === 'string' ? { ifMatch: versionTag(version) } : {};
}
