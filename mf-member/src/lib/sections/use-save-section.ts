import { editConflictSchema, type EditConflict } from '@enlace/shared-contract/admin';
import { AppError, isAppError } from '@enlace/shared-contract/errors';
import { userRecordSchema, type UserRecord } from '@enlace/shared-contract/identity';
import { useReload, useScreen } from '@enlace/shared-data';
import type { Field } from '@enlace/shared-forms';
import { useTexts } from '@enlace/shared-platform';
import { useRef } from 'react';

import { texts } from '../../texts';
import { me, useSaveMe } from '../me';
import { changedMeanwhile, changesOf, storedValue, withFieldsOf, type SectionName } from './section';

/** Most characters of a value that a message quotes. */
const maxQuote = 160;

type Body = Readonly<Record<string, unknown>>;

/**
 * Stores what the user changed in a section. A change of another field in another tab or by an admin stays; one of the
 * same field is refused at that field, with the new value, and the next attempt overwrites it.
 * @param firstRecord the record as the form was opened with
 */
export function useSaveSection(section: SectionName, firstRecord: UserRecord): SaveSection {
  const t = useTexts(texts);
  const { locale: lang } = useScreen();
  const reload = useReload();
  const save = useSaveMe(section);
  const base = useRef(firstRecord);
  return async (fields, body) => {
    const changes = changesOf(fields, base.current, body);
    if (Object.keys(changes).length === 0) return null;
    const names = fields.map(({ name }) => name).filter((name) => name in changes);
    try {
      return await save(firstRecord.id, changes, base.current.updated_at);
    } catch (error) {
      const conflict = conflictOf(error);
      if (conflict === null) throw error;
      const { record, details } = conflict;
      const conflictNames = changedMeanwhile(names, changes, base.current, record);
      base.current = { ...withFieldsOf(base.current, record, conflictNames), updated_at: details.updated_at };
      if (conflictNames.length === 0) return save(firstRecord.id, changes, details.updated_at);
      // Without this form, the section shows the new values.
      reload([me.calls.record.query({ lang })]);
      const say = (field: Field) => {
        const value = quoteOf(field, record) || t('empty');
        const editor = editorOf(details, field.name, firstRecord);
        return editor === null ? t('edit.changed', { value }) : t('edit.changedBy', { name: editor, value });
      };
      const problems = fields
        .filter(({ name }) => conflictNames.includes(name))
        .map((field) => [field.name, [say(field)]]);
      throw new AppError('VALIDATION_FAILED', { fields: Object.fromEntries(problems), cause: error });
    }
  };
}

/** @returns the stored record; null when nothing had to be stored. Rejects with the `AppError` to show. */
export type SaveSection = (fields: readonly Field[], body: Body) => Promise<UserRecord | null>;

interface Conflict {
  readonly details: EditConflict;
  readonly record: UserRecord;
}

function conflictOf(error: unknown): Conflict | null {
  if (!isAppError(error) || error.code !== 'EDIT_CONFLICT') return null;
  const details = editConflictSchema.safeParse(error.details).data;
  const record = userRecordSchema.safeParse(details?.current).data;
  return details === undefined || record === undefined ? null : { details, record };
}

/** The name of another editor of a field. The history does not contain every field, so the name can be missing. */
function editorOf({ changed_by: editor, fields }: EditConflict, name: string, user: UserRecord): string | null {
  return editor === null || editor.id === user.id || !fields.includes(name) ? null : editor.name;
}

function quoteOf(field: Field, record: UserRecord): string {
  const value = String(storedValue(field.name, record));
  const options = 'choices' in field ? field.choices.options : [];
  const text = options.find((option) => option.value === value)?.label ?? value;
  return text.length <= maxQuote ? text : `${text.slice(0, maxQuote).trimEnd()}…`;
}
