import type { Translate } from '@enlace/shared-platform';

import type { en } from '../locales/en';
import type { Field, FormValues } from './field';
import { completeUrl } from './payload';
import { askedFields, isEmpty } from './values';

/** Translates the form kit's own words. */
export type FormText = Translate<typeof en>;

/** What is wrong with each field, in a sentence; a field that is well is absent. */
export type Problems = Readonly<Record<string, string>>;

/** What the browser can tell before sending; the server checks everything again. */
export function checkValues(fields: readonly Field[], values: FormValues, t: FormText): Problems {
  const found = askedFields(fields, values).flatMap((field) => {
    const problem = checkField(field, values, t);
    return problem === null ? [] : [[field.name, problem]];
  });
  return Object.fromEntries(found);
}

export function checkField(field: Field, values: FormValues, t: FormText): string | null {
  const value = values[field.name];
  if (isEmpty(value)) return field.isRequired === true ? missing(field, t) : null;
  return (typeof value === 'string' ? checkWords(field, value, t) : null) ?? field.check?.(values) ?? null;
}

function missing({ kind }: Field, t: FormText): string {
  if (kind === 'choice' || kind === 'radio') return t('problems.choose');
  if (kind === 'many') return t('problems.chooseSome');
  if (kind === 'tick') return t('problems.tick');
  return t(kind === 'file' ? 'problems.file' : 'problems.required');
}

function checkWords(field: Field, value: string, t: FormText): string | null {
  const text = value.trim();
  if (field.kind === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text)) return t('problems.email');
  if (field.kind === 'url' && !/^https?:\/\/[^\s/]+\.[^\s]{2,}$/i.test(completeUrl(text))) return t('problems.url');
  if ('minLength' in field && field.minLength !== undefined && value.length < field.minLength)
    return t('problems.short', { count: field.minLength });
  if ('maxLength' in field && field.maxLength !== undefined && text.length > field.maxLength)
    return t('problems.long', { count: field.maxLength });
  return null;
}
