import type { Locale, Resource } from '@enlace/shared-contract';

import { fieldText } from '../../infrastructure/errors/field-texts';
import { columnText, shownValue, unguardText } from '../export/export-columns';
import type { Row } from '../table-repository';
import { partsOf, type Related } from './find-related';
import type { ImportField } from './import-fields';

/** The existing row of a line. */
export interface Present {
  readonly row: Row;
  /** Ids of related rows, by field. */
  readonly related: ReadonlyMap<string, readonly number[]>;
}

export interface ReadRow {
  readonly body: Row;
  readonly errors: Record<string, string[]>;
}

const yes = new Set(['true', '1', 'yes', 'y', 'si', 'sí', 's', 'sim', 'x', 'on', 'verdadero', 'verdadeiro']);
const no = new Set(['false', '0', 'no', 'n', 'nao', 'não', 'off', 'falso', '']);

/** The body of a write for one line, without values that the row already has. `present` is null for a new row. */
export function readCells(
  resource: Resource,
  fields: readonly ImportField[],
  texts: ReadonlyMap<string, string>,
  relatedByField: ReadonlyMap<string, ReadonlyMap<string, Related>>,
  present: Present | null,
  locale: Locale,
): ReadRow {
  const body: Row = {};
  const errors: Record<string, string[]> = {};
  const translations: Record<string, Row> = {};
  for (const field of fields) {
    const cellText = texts.get(field.field);
    if (cellText === undefined || field.isKey) continue;
    const text = unguardText(cellText);
    if (field.kind === 'relation') {
      const ids = readIds(field, text, relatedByField.get(field.field), errors, locale);
      if (ids !== null) addRelated(body, field, ids, present);
    } else if (field.translation !== undefined) {
      const [lang, name] = field.translation;
      if (text !== columnText(shownValue(resource, name, textOf(present?.row['translations'], lang, name))))
        translations[lang] = { ...translations[lang], [name]: text };
    } else if (
      present === null
        ? text !== ''
        : text !== columnText(shownValue(resource, field.field, valueOf(present.row, field.field)))
    ) {
      const value = valueFrom(field, text);
      if (present === null || columnText(value) !== columnText(valueOf(present.row, field.field)))
        body[field.field] = value;
    }
  }
  if (Object.keys(translations).length > 0)
    body['translations'] = mergeTranslations(present?.row['translations'], translations);
  return { body, errors };
}

function valueFrom({ kind, values }: ImportField, text: string): unknown {
  const bare = text.trim();
  switch (kind) {
    case 'list':
      return partsOf(text);
    case 'flag': {
      const word = bare.toLowerCase();
      return yes.has(word) ? true : no.has(word) ? false : text;
    }
    case 'choice':
      return values?.find((value) => value.toLowerCase() === bare.toLowerCase()) ?? bare;
    case 'number':
      return bare !== '' && Number.isFinite(Number(bare)) ? Number(bare) : bare;
    case 'date':
    case 'file':
      return bare;
    default:
      return text;
  }
}

function readIds(
  { field }: ImportField,
  text: string,
  relatedByPart: ReadonlyMap<string, Related> | undefined,
  errors: Record<string, string[]>,
  locale: Locale,
): number[] | null {
  const ids: number[] = [];
  const wrongParts: string[] = [];
  for (const part of partsOf(text)) {
    const one = relatedByPart?.get(part) ?? 'unknown';
    if (typeof one === 'number') ids.push(one);
    else wrongParts.push(`${part}: ${fieldText(locale, one === 'several' ? 'several' : 'unknownName')}`);
  }
  if (wrongParts.length === 0) return [...new Set(ids)];
  errors[field] = wrongParts;
  return null;
}

/** Changes a relation to the ids of the cell: attaches missing ones and detaches the others. */
function addRelated(
  body: Row,
  { field, relation }: ImportField,
  ids: readonly number[],
  present: Present | null,
): void {
  if (relation === undefined) {
    const [id] = ids;
    const was = present === null ? null : (valueOf(present.row, field) ?? null);
    if ((id ?? null) !== (was === null ? null : Number(was))) body[field] = id ?? '';
    return;
  }
  const heldIds = present?.related.get(field) ?? [];
  const attachedIds = ids.filter((id) => !heldIds.includes(id));
  const detachedIds = heldIds.filter((id) => !ids.includes(id));
  if (attachedIds.length > 0) body[relation.attach] = attachedIds;
  if (detachedIds.length > 0) body[relation.detach] = detachedIds;
}

function valueOf(row: Row, field: string): unknown {
  if (field in row) return row[field];
  return rowOf(row['seo'])[field];
}

function textOf(translations: unknown, lang: string, name: string): unknown {
  return rowOf(rowOf(translations)[lang])[name];
}

function mergeTranslations(before: unknown, changes: Readonly<Record<string, Row>>): Row {
  const all: Row = { ...rowOf(before) };
  for (const [lang, texts] of Object.entries(changes)) all[lang] = { ...rowOf(all[lang]), ...texts };
  return all;
}

function rowOf(value: unknown): Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
