import { privateFields, defaultPrivacy } from '@enlace/shared-contract';

import { isSecretName } from '../../infrastructure/audit/audit-text';
import type { Row } from '../table-repository';
import { childStates, withoutChildren } from './child-values';

/** What the kit itself keeps of a row, and no person writes. */
const bookkeeping = new Set(['id', 'created_at', 'updated_at', 'deleted_at', 'privacy']);
const translated = 'translations.';

/**
 * What a person has written of a row, by the names of its resource: seo fields flat, texts of other languages as
 * `translations.es.title`, times as text, what is empty left out. Never what is secret or what somebody keeps to
 * herself.
 */
export function flatValues(row: Row, columns: Readonly<Record<string, unknown>>): Row {
  const hidden = hiddenFields(row['privacy']);
  const flat: Row = {};
  for (const [name, value] of Object.entries(row)) {
    if (!(name in columns) || bookkeeping.has(name) || isSecretName(name) || hidden(name)) continue;
    if (name === 'translations') Object.assign(flat, flatTexts(value));
    else if (name === 'seo') Object.assign(flat, isRow(value) ? value : {});
    else flat[name] = value;
  }
  return Object.fromEntries(
    Object.entries(flat).flatMap(([name, value]) =>
      value === null || value === undefined ? [] : [[name, json(value)]],
    ),
  );
}

/** The same values as a record carries them: texts by language and name, children as lists of rows with their ids. */
export function nestValues(flat: Row): Row {
  const texts: Record<string, Row> = {};
  const nested: Row = {};
  for (const [field, children] of childStates(flat))
    nested[field] = [...children.values()]
      .filter(({ exists }) => exists !== false)
      .map(({ id, values }) => ({ ...nestValues(values), id }));
  for (const [name, value] of Object.entries(withoutChildren(flat))) {
    if (!name.startsWith(translated)) nested[name] = value;
    else if (value !== null) {
      const [, lang = '', field = ''] = name.split('.');
      texts[lang] = { ...texts[lang], [field]: value };
    }
  }
  return Object.keys(texts).length === 0 ? nested : { ...nested, translations: texts };
}

/** Names whose values differ, in order. What is missing is the same as null. */
export function changedNames(before: Row, after: Row): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => !isSame(before[name] ?? null, after[name] ?? null)).sort();
}

/** Some of the values, null for those that are missing. */
export function pickValues(values: Row, names: readonly string[]): Row {
  return Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
}

function flatTexts(translations: unknown): Row {
  const texts: Row = {};
  for (const [lang, fields] of Object.entries(isRow(translations) ? translations : {}))
    for (const [field, text] of Object.entries(isRow(fields) ? fields : {}))
      texts[`${translated}${lang}.${field}`] = text;
  return texts;
}

/** Fields that a row says are not for everybody, as people say it of their own. */
export function hiddenFields(privacy: unknown): (name: string) => boolean {
  if (!isRow(privacy)) return () => false;
  const levels: Row = { ...defaultPrivacy, ...privacy };
  const closed = privateFields.filter((field) => levels[field] !== 'public');
  const names = (field: string) => [field, `${field}_id`, `${field}_code`];
  return (name) => closed.some((field) => names(field).includes(name) || name.endsWith(`_${field}`));
}

/** A value as JSON brings it back. */
function json(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? JSON.parse(JSON.stringify(value)) : value;
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || (typeof one === 'object' && typeof other === 'object' && stable(one) === stable(other));
}

/** JSON text in which the order of names says nothing. */
function stable(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    isRow(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
