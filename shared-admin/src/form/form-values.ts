import type { Resource } from '@enlace/shared-contract/resources';
import { locales, type Locale } from '@enlace/shared-contract/text';

import type { Field } from '../fields/field';
import { fieldCodecs } from '../fields/field-codecs';

/** The values of a form by field; `translations` by language and field. */
export type Values = Readonly<Record<string, unknown>>;

const otherLocales: readonly Locale[] = locales.filter((locale) => locale !== 'en');

/** The initial values of a form. @param record the API's record; empty for a new one */
export function readValues(fields: readonly Field[], contract: Resource, record: Values): Values {
  const plain = fields.map(
    (field) => [field.name, fieldCodecs[field.type].read(record[field.name], field, record)] as const,
  );
  if (contract.translatable.length === 0) return Object.fromEntries(plain);
  const translations = otherLocales.map((locale) => {
    const texts = contract.translatable.map((name) => [name, translationOf(record, locale, name)] as const);
    return [locale, Object.fromEntries(texts)] as const;
  });
  return { ...Object.fromEntries(plain), translations: Object.fromEntries(translations) };
}

/** The text of a field in a language other than English; empty when it is missing. */
export function translationOf(values: Values, locale: Locale, name: string): string {
  const text = partOf(partOf(values['translations'], locale), name);
  return typeof text === 'string' ? text : '';
}

/** The values with one changed translation. */
export function withTranslation(values: Values, locale: Locale, name: string, text: string): Values {
  const translations = objectOf(values['translations']);
  return {
    ...values,
    translations: { ...translations, [locale]: { ...objectOf(translations[locale]), [name]: text } },
  };
}

/** The values with one changed value at a path of names. */
export function withValueAt(values: Values, path: readonly string[], value: unknown): Values {
  const [name, ...rest] = path;
  if (name === undefined) return values;
  return { ...values, [name]: rest.length === 0 ? value : withValueAt(objectOf(values[name]), rest, value) };
}

/** Names of the fields that differ; `translations` counts as one. */
export function changedNames(values: Values, before: Values): readonly string[] {
  return Object.keys(values).filter((name) => !isEqual(values[name], before[name]));
}

/**
 * The values to send: all of them for a new record, otherwise only changed ones, so that two users who change different
 * fields do not overwrite each other.
 */
export function writeValues(fields: readonly Field[], values: Values, before: Values | null): Values {
  const changedFields = before === null ? Object.keys(values) : changedNames(values, before);
  const wireValues = fields
    .filter((field) => sourcesOf(field).some((name) => changedFields.includes(name)))
    .flatMap((field) => sentOf(field, values, before?.[field.name]))
    .filter(([, value]) => before !== null || value !== null);
  if (!changedFields.includes('translations')) return Object.fromEntries(wireValues);
  return { ...Object.fromEntries(wireValues), translations: writtenTranslations(values, before) };
}

/** Fields that a value is made of: a time of a zone is another instant when the zone changes. */
function sourcesOf(field: Field): readonly string[] {
  if (field.type === 'money') return [field.name, field.currency];
  return field.type === 'instant' && typeof field.zone === 'string' ? [field.name, field.zone] : [field.name];
}

function sentOf(field: Field, values: Values, before: unknown): readonly (readonly [string, unknown])[] {
  const { name, type } = field;
  const value = values[name];
  const { send, write } = fieldCodecs[type];
  return send === undefined ? [[name, write(value)]] : Object.entries(send(field, value, before, values));
}

/** Non-empty texts, and texts that the user has emptied. */
function writtenTranslations(values: Values, before: Values | null): Values {
  const byLocale = otherLocales.map((locale) => {
    const texts = Object.keys(objectOf(partOf(values['translations'], locale)))
      .map((name) => [name, translationOf(values, locale, name)] as const)
      .filter(([name, text]) => text !== '' || (before !== null && translationOf(before, locale, name) !== ''));
    return [locale, Object.fromEntries(texts)] as const;
  });
  return Object.fromEntries(byLocale.filter(([, texts]) => Object.keys(texts).length > 0));
}

function isEqual(a: unknown, b: unknown): boolean {
  return Object.is(a, b) || JSON.stringify(a) === JSON.stringify(b);
}

function objectOf(value: unknown): Values {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function partOf(value: unknown, key: string): unknown {
  return objectOf(value)[key];
}
