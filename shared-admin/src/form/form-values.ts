import { locales, type Locale, type Resource } from '@enlace/shared-contract';

import type { Field } from '../fields/field';
import { fieldCodecs } from '../fields/field-codecs';

/** What a form holds, by field; `translations` by language and field. */
export type Values = Readonly<Record<string, unknown>>;

const otherLocales: readonly Locale[] = locales.filter((locale) => locale !== 'en');

/** The values a form starts with. @param record as the API answered it; empty when adding */
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

/** The text of a field in a language other than English; empty when there is none. */
export function translationOf(values: Values, locale: Locale, name: string): string {
  const text = partOf(partOf(values['translations'], locale), name);
  return typeof text === 'string' ? text : '';
}

/** The values with one translation changed. */
export function withTranslation(values: Values, locale: Locale, name: string, text: string): Values {
  const translations = objectOf(values['translations']);
  return {
    ...values,
    translations: { ...translations, [locale]: { ...objectOf(translations[locale]), [name]: text } },
  };
}

/** Names of the fields that differ; `translations` counts as one. */
export function changedNames(values: Values, before: Values): readonly string[] {
  return Object.keys(values).filter((name) => !isEqual(values[name], before[name]));
}

/**
 * What is sent: everything when adding, what was changed when editing, so that two people's changes to different
 * fields do not undo each other.
 */
export function writeValues(fields: readonly Field[], values: Values, before: Values | null): Values {
  const changed = before === null ? Object.keys(values) : changedNames(values, before);
  const written = fields
    .filter((field) => changed.includes(field.name))
    .flatMap((field) => sentOf(field, values[field.name], before?.[field.name]))
    .filter(([, value]) => before !== null || value !== null);
  if (!changed.includes('translations')) return Object.fromEntries(written);
  return { ...Object.fromEntries(written), translations: writtenTranslations(values, before) };
}

function sentOf({ name, type }: Field, value: unknown, before: unknown): readonly (readonly [string, unknown])[] {
  const { send, write } = fieldCodecs[type];
  return send === undefined ? [[name, write(value)]] : Object.entries(send(name, value, before));
}

/** Filled texts, and emptied ones that had words. */
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
