import { privateFields, defaultPrivacy } from '@enlace/shared-contract/identity';
import { isObject } from '@enlace/shared-contract/text';

import { isSecretName } from '../../../infrastructure/audit/audit-text';
import type { Row } from '../../core/table/repository';
import { childStates, withoutChildren } from './child-values';

/** Columns that the kit itself writes. */
const bookkeeping = new Set(['id', 'created_at', 'updated_at', 'deleted_at', 'privacy']);
const translationPrefix = 'translations.';

/**
 * The values of a row by the names of its resource: flat seo fields, translations as `translations.es.title`, times
 * as text, no empty values. Secrets and fields that the user has hidden are left out.
 */
export function flatValues(row: Row, columns: Readonly<Record<string, unknown>>): Row {
  const isHidden = hiddenFields(row['privacy']);
  const flat: Row = {};
  const add = (name: string, value: unknown): void => {
    if (value !== null && value !== undefined) flat[name] = json(value);
  };
  for (const [name, value] of Object.entries(row)) {
    if (!(name in columns) || bookkeeping.has(name) || isSecretName(name) || isHidden(name)) continue;
    if (name === 'translations') addTexts(value, add);
    else if (name === 'seo') for (const [field, one] of Object.entries(isObject(value) ? value : {})) add(field, one);
    else add(name, value);
  }
  return flat;
}

/** The same values in the form of a record: nested translations, and children as lists of rows with their ids. */
export function nestValues(flat: Row): Row {
  const texts: Record<string, Row> = {};
  const nestedValues: Row = {};
  for (const [field, children] of childStates(flat))
    nestedValues[field] = [...children.values()]
      .filter(({ exists }) => exists !== false)
      .map(({ id, values }) => ({ ...nestValues(values), id }));
  for (const [name, value] of Object.entries(withoutChildren(flat))) {
    if (!name.startsWith(translationPrefix)) nestedValues[name] = value;
    else if (value !== null) {
      const [, lang = '', field = ''] = name.split('.');
      texts[lang] = { ...texts[lang], [field]: value };
    }
  }
  return Object.keys(texts).length === 0 ? nestedValues : { ...nestedValues, translations: texts };
}

/** Names of different values, sorted. A missing value equals null. */
export function changedNames(before: Row, after: Row): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => !isSame(before[name] ?? null, after[name] ?? null)).sort();
}

/** The named values; null for missing ones. */
export function pickValues(values: Row, names: readonly string[]): Row {
  return Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
}

function addTexts(translations: unknown, add: (name: string, value: unknown) => void): void {
  for (const [lang, fields] of Object.entries(isObject(translations) ? translations : {}))
    for (const [field, text] of Object.entries(isObject(fields) ? fields : {}))
      add(`${translationPrefix}${lang}.${field}`, text);
}

/** Fields without a level of their own, by the field whose level they have. */
const levelledNames: Readonly<Record<string, readonly string[]>> = {
  city: ['country_state', 'state_id'],
  headline: ['job_title', 'job_title_id'],
};

/** Matches the names of fields that are not public by the row's privacy settings. */
export function hiddenFields(privacy: unknown): (name: string) => boolean {
  if (!isObject(privacy)) return () => false;
  const levels: Row = { ...defaultPrivacy, ...privacy };
  const closedFields = privateFields.filter((field) => levels[field] !== 'public');
  const names = (field: string) => [field, `${field}_id`, `${field}_code`, ...(levelledNames[field] ?? [])];
  return (name) => closedFields.some((field) => names(field).includes(name) || name.endsWith(`_${field}`));
}

/** A value as it is after a round trip through JSON. */
function json(value: unknown): unknown {
  if (value instanceof Date) return value.toJSON();
  return typeof value === 'object' && value !== null ? JSON.parse(JSON.stringify(value)) : value;
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || (typeof one === 'object' && typeof other === 'object' && stable(one) === stable(other));
}

/** JSON text that does not depend on the order of names. */
function stable(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    isObject(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
}
