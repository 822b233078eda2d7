import type { Locale } from '@enlace/shared-contract';

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
  /** Of a translation. */
  readonly language: Locale | null;
  /** As the editor holds it. */
  readonly value: unknown;
  /** How the list shows what was chosen, where that is not the value itself. */
  readonly shown: string | undefined;
}

/** What was written into a cell, with the way back. */
export function changeOf({ field, column, row, language, value, shown }: Written): Omit<CellChange, 'serial'> {
  const codec = fieldCodecs[field.type];
  const before = codec.read(row[field.name], field, row);
  const written = codec.write(value);
  const after = {
    [field.name]: written,
    ...(field.type === 'reference'
      ? { [field.from]: value === null ? null : { ...objectOf(row[field.from]), ...calledOf(value) } }
      : column.name === field.name
        ? {}
        : { [column.name]: shown ?? null }),
  };
  const version = row['updated_at'];
  return {
    key: cellKey(row, column),
    rowId: row.id,
    field: field.name,
    language,
    typed: value,
    sent: { [field.name]: written },
    after,
    before: Object.fromEntries(Object.keys(after).map((name) => [name, row[name]])),
    undo: { typed: before, sent: { [field.name]: codec.write(before) } },
    version: typeof version === 'string' ? version : null,
  };
}

/** What a row shows beside the field itself: as the person chose it, e.g. a country's name in her language. */
export function companionsOf({ after, field }: CellChange, saved: Values): Values {
  const others = Object.entries(after).filter(([name]) => name !== field);
  return Object.fromEntries(
    others.map(([name, value]) => {
      const isRow = typeof value === 'object' && value !== null;
      return [name, isRow ? { ...value, ...objectOf(saved[name]), ...calledOf(value) } : value];
    }),
  );
}

/** What a field of a record shows in a language: its translation, or the text that stands in for it. */
export function textIn(record: Values, language: Locale, name: string): unknown {
  return translationOf(record, language, name) || record[name];
}

/** The values that put a text among the translations of a record; an empty one takes it away. */
export function withText({ translations }: Values, language: Locale, name: string, text: unknown): Values {
  return withTranslation({ translations }, language, name, typeof text === 'string' ? text : '');
}

/** What an answer says of a field that was written, by its name or as a translation. */
export function namesOf({ field, language }: Pick<CellChange, 'field' | 'language'>): readonly [string, ...string[]] {
  return language === null ? [field] : [`translations.${language}.${field}`, field];
}

/** A related row by its id and what it is called, whichever of the two its resource says. */
function calledOf(value: unknown): Values {
  const [related] = relatedOf([value]);
  return related === undefined ? {} : { id: related.id, name: related.name, title: related.name };
}

function objectOf(value: unknown): Values {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
