import type { Locale } from '@enlace/shared-contract/text';

import type { AdminRow } from '../declare/admin-resource';
import { fieldCodecs, relatedOf } from '../fields/field-codecs';
import { translationOf, withTranslation, type Values } from '../form/form-values';
import type { Column } from '../list/column';
import type { CellChange } from './cell-book';
import { cellKey, type SimpleField } from './editable';

export interface Written {
  readonly field: SimpleField;
  readonly column: Column<AdminRow>;
  readonly row: AdminRow;
  /** Set for translations only. */
  readonly language: Locale | null;
  /** The value in the format of the editor. */
  readonly value: unknown;
  /** The text in the list, if it differs from the value. */
  readonly shownText: string | undefined;
}

/** The change of a cell, with the values for undo. */
export function changeOf({ field, column, row, language, value, shownText }: Written): Omit<CellChange, 'serial'> {
  const codec = fieldCodecs[field.type];
  const before = codec.read(row[field.name], field, row);
  const wireValue = codec.write(value);
  const after = {
    [field.name]: wireValue,
    ...(field.type === 'reference'
      ? { [field.from]: value === null ? null : { ...objectOf(row[field.from]), ...calledOf(value) } }
      : column.name === field.name
        ? {}
        : { [column.name]: shownText ?? null }),
  };
  const version = row['updated_at'];
  return {
    key: cellKey(row, column),
    rowId: row.id,
    field: field.name,
    language,
    editorValue: value,
    wireValues: { [field.name]: wireValue },
    after,
    before: Object.fromEntries(Object.keys(after).map((name) => [name, row[name]])),
    undo: { editorValue: before, wireValues: { [field.name]: codec.write(before) } },
    version: typeof version === 'string' ? version : null,
  };
}

/**
 * Other fields of the row that follow from this field, with the user's text, e.g. the name of a country in the user's
 * language.
 */
export function companionsOf({ after, field }: CellChange, savedRow: Values): Values {
  const others = Object.entries(after).filter(([name]) => name !== field);
  return Object.fromEntries(
    others.map(([name, value]) => {
      const isRow = typeof value === 'object' && value !== null;
      return [name, isRow ? { ...value, ...objectOf(savedRow[name]), ...calledOf(value) } : value];
    }),
  );
}

/** The text of a field in a language: its translation, or the default text. */
export function textIn(record: Values, language: Locale, name: string): unknown {
  return translationOf(record, language, name) || record[name];
}

/** The values that add a text to the translations of a record; an empty text removes the translation. */
export function withText({ translations }: Values, language: Locale, name: string, text: unknown): Values {
  return withTranslation({ translations }, language, name, typeof text === 'string' ? text : '');
}

/** The names under which an answer can contain a field: its own, or the one of its translation. */
export function namesOf({ field, language }: Pick<CellChange, 'field' | 'language'>): readonly [string, ...string[]] {
  return language === null ? [field] : [`translations.${language}.${field}`, field];
}

/** A related row with its id and its name; the name's field depends on the resource. */
function calledOf(value: unknown): Values {
  const [relatedRow] = relatedOf([value]);
  return relatedRow === undefined ? {} : { id: relatedRow.id, name: relatedRow.name, title: relatedRow.name };
}

function objectOf(value: unknown): Values {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
