import type { FieldErrors, Locale } from '@enlace/shared-contract';
import type * as z from 'zod/v4/core';

import { type FieldText, fieldText } from './field-texts';

/** The messages of a failed validation, by field, in a person's language. `input` is what was validated. */
export function fieldErrors(issues: readonly z.$ZodIssue[], input: unknown, locale: Locale): FieldErrors {
  const fields = new Map<string, string[]>();
  for (const issue of issues.flatMap(within)) {
    const name = issue.path.map(String).join('.') || 'body';
    const [key, limit] = reasonOf(issue, valueAt(input, issue.path), name);
    const said = fieldText(locale, key, limit);
    const known = fields.get(name) ?? [];
    if (!known.includes(said)) fields.set(name, [...known, said]);
  }
  return Object.fromEntries(fields);
}

/** What is wrong within an alternative that was meant, such as one entry of a list, rather than the list as a whole. */
function within(issue: z.$ZodIssue): readonly z.$ZodIssue[] {
  const meant = issue.code === 'invalid_union' ? (issue.errors.at(-1) ?? []) : [];
  if (!meant.some(({ path }) => path.length > 0)) return [issue];
  return meant.flatMap((inner) => within({ ...inner, path: [...issue.path, ...inner.path] }));
}

type Reason = readonly [key: FieldText, limit?: number | bigint];

function reasonOf(issue: z.$ZodIssue, value: unknown, name: string): Reason {
  if (value === undefined || value === null || value === '') return ['required'];
  switch (issue.code) {
    case 'invalid_type':
      return [typeTexts[issue.expected] ?? 'format'];
    case 'too_small':
      return [smallTexts[issue.origin] ?? 'tooSmall', issue.minimum];
    case 'too_big':
      return [bigTexts[issue.origin] ?? 'tooBig', issue.maximum];
    case 'invalid_format':
      return [formatOf(name)];
    case 'invalid_value':
      return ['choice'];
    case 'invalid_union':
      return ofUnion(issue, value, name);
    case 'custom':
      return [issue.message === 'mismatch' ? 'mismatch' : 'format'];
    default:
      return ['format'];
  }
}

/** The alternative that was meant is the last: the ones before stand for "empty". */
function ofUnion(issue: z.$ZodIssueInvalidUnion, value: unknown, name: string): Reason {
  const meant = issue.errors.at(-1)?.[0];
  return meant === undefined ? ['format'] : reasonOf(meant, valueAt(value, meant.path), name);
}

function formatOf(name: string): FieldText {
  if (/e_?mail/i.test(name)) return 'email';
  return /(website|linkedin|instagram|url|link)$/i.test(name) ? 'url' : 'format';
}

const typeTexts: Readonly<Record<string, FieldText>> = {
  string: 'text',
  number: 'number',
  int: 'whole',
  boolean: 'boolean',
  array: 'list',
  object: 'object',
};
const smallTexts: Readonly<Record<string, FieldText>> = { string: 'tooShort', array: 'tooFew' };
const bigTexts: Readonly<Record<string, FieldText>> = { string: 'tooLong', array: 'tooMany' };

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    input,
  );
}
