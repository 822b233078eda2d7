import type { Resource } from '@enlace/shared-contract/resources';
import { isDay, type Locale } from '@enlace/shared-contract/text';

import { fieldText } from '../../../infrastructure/errors/field-texts';
import { localTime, parseLocalTime, startOfDay } from '../../../infrastructure/time/time-zone';
import { columnText, shownValue, unguardText } from '../../core/values/cell-texts';
import { rowOf } from '../../core/table/row-of';
import type { Row } from '../../core/table/repository';
import { choiceName, choiceOf, foldName } from '../../core/values/choice-names';
import type { Countries } from '../../core/values/find-countries';
import { partsOf, type Related } from './find-related';
import type { ImportField } from './import-fields';

/** The existing row of a line. */
export interface Present {
  readonly row: Row;
  /** Ids of related rows, by field. */
  readonly related: ReadonlyMap<string, readonly number[]>;
  /** The row as an export in each other language contains it. */
  readonly translatedRows: readonly Row[];
}

export interface ReadRow {
  readonly body: Row;
  readonly errors: Record<string, string[]>;
}

/** What cells are compared with. */
export interface CellSources {
  readonly relatedByField: ReadonlyMap<string, ReadonlyMap<string, Related>>;
  readonly countries: Countries;
  /** Time zone of local times in the file. */
  readonly timeZone: string;
  readonly locale: Locale;
}

const yes = new Set(['true', '1', 'yes', 'y', 'si', 'sí', 's', 'sim', 'x', 'on', 'verdadero', 'verdadeiro']);
const no = new Set(['false', '0', 'no', 'n', 'nao', 'não', 'off', 'falso', '']);

/** The body of a write for one line, without values that the row already has. `present` is null for a new row. */
export function readCells(
  resource: Resource,
  fields: readonly ImportField[],
  texts: ReadonlyMap<string, string>,
  present: Present | null,
  sources: CellSources,
): ReadRow {
  const body: Row = {};
  const errors: Record<string, string[]> = {};
  const translations: Record<string, Row> = {};
  for (const field of fields) {
    const cellText = texts.get(field.field);
    if (cellText === undefined || field.isKey) continue;
    const text = unguardText(cellText);
    if (field.kind === 'relation') {
      const heldIds = heldIdsOf(field, present);
      const ids = readIds(field, text, heldIds, sources, errors);
      if (ids !== null) addRelated(body, field, ids, heldIds);
    } else if (field.translation !== undefined) {
      const [lang, name] = field.translation;
      if (text !== columnText(shownValue(resource, name, textOf(present?.row['translations'], lang, name))))
        translations[lang] = { ...translations[lang], [name]: text };
    } else if (present === null ? text !== '' : !isShown(resource, present, field, text, sources)) {
      const { value, fault } = valueFrom(field, text, sources);
      if (fault !== undefined) errors[field.field] = [fault];
      if (present === null || columnText(value) !== columnText(valueOf(present.row, field.field)))
        body[field.field] = value;
    }
  }
  if (Object.keys(translations).length > 0)
    body['translations'] = mergeTranslations(present?.row['translations'], translations);
  return { body, errors };
}

/**
 * Whether a cell is what an export of the row contains: its value, the local time of its instant, or its text in
 * another language.
 */
function isShown(
  resource: Resource,
  { row, translatedRows }: Present,
  { field, kind }: ImportField,
  text: string,
  sources: CellSources,
): boolean {
  const value = valueOf(row, field);
  if (text === columnText(shownValue(resource, field, value))) return true;
  const instant = kind === 'date' ? dateOf(value) : null;
  if (instant !== null && text.trim() === localTime(instant, sources.timeZone)) return true;
  return text !== '' && translatedRows.some((one) => text === columnText(shownValue(resource, field, one[field])));
}

function dateOf(value: unknown): Date | null {
  if (value instanceof Date) return value;
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value) ? new Date(value) : null;
}

interface ReadValue {
  readonly value: unknown;
  /** Names the expected value. */
  readonly fault?: string;
}

function valueFrom(field: ImportField, text: string, { countries, timeZone, locale }: CellSources): ReadValue {
  const { kind, values, isCountry } = field;
  const bare = text.trim();
  if (isCountry) {
    const parts = kind === 'list' ? partsOf(text) : bare === '' ? [] : [bare];
    const codes = parts.map((part) => countries.get(foldName(part)));
    const value = kind === 'list' ? codes : (codes[0] ?? bare);
    return codes.includes(undefined) ? { value: text, fault: fieldText(locale, 'country') } : { value };
  }
  switch (kind) {
    case 'list': {
      const parts = partsOf(text);
      if (values === undefined) return { value: parts };
      const choices = parts.map((part) => choiceOf(values, part));
      return choices.includes(undefined) ? { value: parts, fault: oneOf(values, locale) } : { value: choices };
    }
    case 'flag': {
      const word = bare.toLowerCase();
      return { value: yes.has(word) ? true : no.has(word) ? false : text };
    }
    case 'choice': {
      const choice = choiceOf(values ?? [], bare);
      return choice === undefined && bare !== ''
        ? { value: bare, fault: oneOf(values ?? [], locale) }
        : { value: choice ?? bare };
    }
    case 'date': {
      const isInstant = field.field.endsWith('_at');
      const at = !isInstant ? null : isDay(bare) ? startOfDay(bare, timeZone) : parseLocalTime(bare, timeZone);
      return { value: at?.toISOString() ?? bare };
    }
    case 'number':
    case 'file':
      return { value: bare };
    default:
      return { value: text };
  }
}

function oneOf(values: readonly string[], locale: Locale): string {
  return fieldText(locale, 'oneOf', values.map((value) => choiceName(value, locale)).join(', '));
}

/** Ids of the rows to which the existing row refers. */
function heldIdsOf({ field, relation }: ImportField, present: Present | null): readonly number[] {
  if (present === null) return [];
  if (relation !== undefined) return present.related.get(field) ?? [];
  const id = valueOf(present.row, field) ?? null;
  return id === null ? [] : [Number(id)];
}

function readIds(
  { field }: ImportField,
  text: string,
  heldIds: readonly number[],
  { relatedByField, locale }: CellSources,
  errors: Record<string, string[]>,
): number[] | null {
  const ids: number[] = [];
  const wrongParts: string[] = [];
  for (const part of partsOf(text)) {
    const one = relatedByField.get(field)?.get(part) ?? 'unknown';
    // An ambiguous name means the row that is related already.
    const id = typeof one === 'object' ? one.find((rowId) => heldIds.includes(rowId) && !ids.includes(rowId)) : one;
    if (typeof id === 'number') ids.push(id);
    else wrongParts.push(`${part}: ${fieldText(locale, one === 'unknown' ? 'unknownName' : 'several')}`);
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
  heldIds: readonly number[],
): void {
  if (relation === undefined) {
    const [id] = ids;
    if (id !== heldIds[0]) body[field] = id ?? '';
    return;
  }
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
