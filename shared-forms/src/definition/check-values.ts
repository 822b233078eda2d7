import { limitsOf, type FieldsSchema } from '@enlace/shared-contract/resources';
import type { Translate } from '@enlace/shared-platform';

import type { en } from '../locales/en';
import { faultOf, type Fault } from './fault';
import type { Field, FormValues } from './field';
import { completeUrl, wireValue } from './payload';
import { isEmpty, shownFields } from './values';

/** Translates the engine's own texts. */
export type FormText = Translate<typeof en>;

/** A sentence for each faulty field; a field without a fault is absent. */
export type Problems = Readonly<Record<string, string>>;

/** Checks the visible fields before sending, for comfort; the server checks everything again. */
export function checkValues(schema: FieldsSchema, fields: readonly Field[], values: FormValues, t: FormText): Problems {
  const problems = shownFields(fields, values).flatMap((field) => {
    const problem = checkField(schema, field, values, t);
    return problem === null ? [] : [[field.name, problem]];
  });
  return Object.fromEntries(problems);
}

/** @returns a sentence in the user's language, or null for a value that fits */
export function checkField(schema: FieldsSchema, field: Field, values: FormValues, t: FormText): string | null {
  const value = values[field.name];
  if (isEmpty(value)) return isRequiredField(schema, field) ? missingText(field, t) : null;
  const issue = field.kind === 'file' ? undefined : firstIssue(schema, field.name, wireValue(field, value));
  if (issue !== undefined || isHalfUrl(field, value))
    return field.problem ?? faultText(issue === undefined ? { key: 'url' } : faultOf(issue, field.kind, false), t);
  return field.check?.(values) ?? null;
}

/** Whether a form must have a value: by the schema or by the field itself. */
export function isRequiredField(schema: FieldsSchema, field: Field): boolean {
  return field.isRequired ?? limitsOf(schema, field.name).isRequired;
}

function firstIssue(schema: FieldsSchema, name: string, value: unknown) {
  return schema.safeParse({ [name]: value }).error?.issues.find(({ path }) => path[0] === name);
}

/** The engine completes the scheme of an address, so that a single word would pass the schema. */
function isHalfUrl({ kind }: Field, value: unknown): boolean {
  return kind === 'url' && typeof value === 'string' && !/^https?:\/\/[^\s/]+\.[^\s]{2,}$/i.test(completeUrl(value));
}

function missingText({ kind }: Field, t: FormText): string {
  if (kind === 'choice' || kind === 'radio') return t('problems.choose');
  if (kind === 'many') return t('problems.chooseSome');
  if (kind === 'tick') return t('problems.tick');
  return t(kind === 'file' ? 'problems.file' : 'problems.required');
}

function faultText({ key, limit = 0 }: Fault, t: FormText): string {
  return t(`problems.${key}`, key === 'tooShort' || key === 'tooLong' ? { count: limit } : { limit });
}
