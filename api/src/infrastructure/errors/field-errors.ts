import type { FieldErrors } from '@enlace/shared-contract/errors';
import type { Locale } from '@enlace/shared-contract/text';
import type * as z from 'zod/v4/core';

import { type FieldText, fieldText } from './field-texts';

/** Messages of a failed validation, by field, in one language. `input` is the validated value. */
export function fieldErrors(issues: readonly z.$ZodIssue[], input: unknown, locale: Locale): FieldErrors {
  const fields = new Map<string, string[]>();
  for (const issue of issues.flatMap(within)) {
    const name = issue.path.map(String).join('.') || 'body';
    const [key, limit] = reasonOf(issue, valueAt(input, issue.path), name);
    const text = fieldText(locale, key, limit);
    const knownTexts = fields.get(name) ?? [];
    if (!knownTexts.includes(text)) fields.set(name, [...knownTexts, text]);
  }
  return Object.fromEntries(fields);
}

/**
 * The issues inside the intended alternative of a union, such as one entry of a list, instead of one issue about the
 * list.
 */
function within(issue: z.$ZodIssue): readonly z.$ZodIssue[] {
  const intendedIssues = issue.code === 'invalid_union' ? (issue.errors.at(-1) ?? []) : [];
  if (!intendedIssues.some(({ path }) => path.length > 0)) return [issue];
  return intendedIssues.flatMap((inner) => within({ ...inner, path: [...issue.path, ...inner.path] }));
}

type Reason = readonly [key: FieldText, limit?: number | bigint];

function reasonOf(issue: z.$ZodIssue, value: unknown, name: string): Reason {
  if (value === undefined || value === null || value === '') return ['required'];
  switch (issue.code) {
    case 'invalid_type':
      return [isOtherNumber(issue, value) ? 'plainNumber' : (typeTexts[issue.expected] ?? 'format')];
    case 'too_small':
      return [smallTexts[issue.origin] ?? 'tooSmall', issue.minimum];
    case 'too_big':
      return [bigTexts[issue.origin] ?? 'tooBig', issue.maximum];
    case 'invalid_format':
      return [ownReasonOf(issue) ?? formatOf(name)];
    case 'invalid_value':
      return ['choice'];
    case 'invalid_union':
      return ofUnion(issue, value, name);
    case 'custom':
      return [ownReasonOf(issue) ?? 'format'];
    default:
      return ['format'];
  }
}

/** Whether a text is a number in a spelling of programs, such as 0x10, or with separators, such as 1.000. */
function isOtherNumber(issue: z.$ZodIssueInvalidType, value: unknown): boolean {
  const isNumber = issue.expected === 'number' || issue.expected === 'int';
  if (!isNumber || typeof value !== 'string') return false;
  // A fraction in a field for whole numbers was read, and is another mistake.
  const isUnread = issue.expected === 'number';
  const hasSeparators = isUnread && /^\s*[+-]?\d[\d\s.,]*$/.test(value) && /[\s.,]/.test(value.trim());
  return hasSeparators || (/[^\d\s.+-]/.test(value) && Number.isFinite(Number(value)));
}

/** The last alternative is the intended one; the alternatives before it mean "empty". */
function ofUnion(issue: z.$ZodIssueInvalidUnion, value: unknown, name: string): Reason {
  const intendedIssue = issue.errors.at(-1)?.[0];
  return intendedIssue === undefined ? ['format'] : reasonOf(intendedIssue, valueAt(value, intendedIssue.path), name);
}

function formatOf(name: string): FieldText {
  if (/e_?mail/i.test(name)) return 'email';
  return /(website|linkedin|github|instagram|url|link)$/i.test(name) ? 'url' : 'format';
}

/** Messages of checks in the contract that have words of their own. */
const ownReasons = [
  'mismatch',
  'date',
  'phone',
  'linkedin',
  'github',
  'instagram',
] as const satisfies readonly FieldText[];

const ownReasonOf = ({ message }: z.$ZodIssue): FieldText | undefined =>
  ownReasons.find((reason) => reason === message);

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
