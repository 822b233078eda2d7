import { isDay } from './days';

/** What can be asked of one field of a list. */
export type QueryField =
  /** Compared without accents and case. */
  | { readonly kind: 'text' }
  | { readonly kind: 'number' }
  /** An instant; `isDay` for a day without an hour. */
  | { readonly kind: 'date'; readonly isDay?: boolean }
  /**
   * One of `values`; where a `lookup` is named, a code of that list of names (`countries`: `code`). `isList`: the field
   * holds several, and one of those asked for is enough.
   */
  | {
      readonly kind: 'choice';
      readonly values?: readonly string[];
      readonly lookup?: string;
      readonly isList?: boolean;
    }
  | { readonly kind: 'flag' }
  /** Rows of another resource, by their ids. `column`: the field of a body with the id; by default its name and `_id`. */
  | { readonly kind: 'relation'; readonly target: string; readonly column?: string };

export type QueryKind = QueryField['kind'];

/** What can be asked of a resource's list, by field. */
export type QueryFields = Readonly<Record<string, QueryField>>;

/**
 * Operators by kind. `is_not`, `not_contains` and `not_in` are the exact opposite of their pair, so that rows without a
 * value are among them. `between` includes both ends.
 */
export const whereOps = {
  text: ['contains', 'not_contains', 'is', 'is_not', 'starts', 'empty', 'filled'],
  number: ['is', 'is_not', 'lt', 'lte', 'gt', 'gte', 'between', 'empty', 'filled'],
  date: ['on', 'before', 'after', 'between', 'last', 'next', 'empty', 'filled'],
  choice: ['in', 'not_in', 'empty', 'filled'],
  flag: ['is'],
  relation: ['in', 'not_in', 'empty', 'filled'],
} as const satisfies Readonly<Record<QueryKind, readonly string[]>>;

export type WhereOp = (typeof whereOps)[QueryKind][number];

export const relativeUnits = ['day', 'week', 'month', 'year'] as const;

/**
 * A stretch of time from today. `last 7 days`: from the start of the day seven days ago until now (a day without an
 * hour: until today). `next 7 days`: from now (from today) until the end of the day in seven days.
 */
export interface RelativeTime {
  readonly n: number;
  readonly unit: (typeof relativeUnits)[number];
}

/**
 * What a leaf compares with: text, number or flag; `[from, to]` of `between`; a list of choices or of ids for `in`; days
 * (`2026-11-21`, in the time zone of `tz`); none for `empty` and `filled`.
 */
export type WhereValue = string | number | boolean | readonly (string | number)[] | RelativeTime;

export interface WhereLeaf {
  readonly field: string;
  readonly op: WhereOp;
  readonly value?: WhereValue;
}

/** The filter of a list: leaves, joined by and/or. */
export type Where = WhereLeaf | { readonly and: readonly Where[] } | { readonly or: readonly Where[] };

/** A group of groups of groups, with leaves: 4. */
export const whereDepth = 4;
const whereLeaves = 50;
/** Of the JSON text, in characters. */
export const whereLength = 8192;
/** Of a list of values. */
const whereValues = 200;

/** The filter, checked against what can be asked; undefined when anything about it is wrong. */
function readWhere(value: unknown, fields: QueryFields): Where | undefined {
  let leaves = 0;
  const read = (node: unknown, depth: number): Where | undefined => {
    if (typeof node !== 'object' || node === null || depth > whereDepth) return undefined;
    const nodes = 'and' in node ? node.and : 'or' in node ? node.or : undefined;
    if (nodes === undefined) {
      leaves += 1;
      return leaves > whereLeaves ? undefined : readLeaf(node, fields);
    }
    if (!Array.isArray(nodes) || nodes.length === 0 || Object.keys(node).length !== 1) return undefined;
    const parts = nodes.map((part) => read(part, depth + 1));
    const whole = parts.filter((part) => part !== undefined);
    if (whole.length < parts.length) return undefined;
    return 'and' in node ? { and: whole } : { or: whole };
  };
  return read(value, 1);
}

/** The filter of a `where` parameter; undefined when it is no JSON, too long, or wrong. */
export function parseWhere(text: string, fields: QueryFields): Where | undefined {
  if (text.length > whereLength) return undefined;
  try {
    return readWhere(JSON.parse(text), fields);
  } catch {
    return undefined;
  }
}

function readLeaf(node: object, fields: QueryFields): WhereLeaf | undefined {
  const { field: name, op, value }: { field?: unknown; op?: unknown; value?: unknown } = node;
  if (typeof name !== 'string' || !Object.hasOwn(fields, name)) return undefined;
  const field = fields[name];
  if (field === undefined) return undefined;
  const knownOp = whereOps[field.kind].find((one) => one === op);
  if (knownOp === undefined) return undefined;
  if (knownOp === 'empty' || knownOp === 'filled') return { field: name, op: knownOp };
  return isValue(field, knownOp, value) ? { field: name, op: knownOp, value } : undefined;
}

function isValue(field: QueryField, op: WhereOp, value: unknown): value is WhereValue {
  switch (field.kind) {
    case 'text':
      return typeof value === 'string' && value !== '' && value.length <= 500 && !value.includes('\0');
    case 'number':
      return op === 'between' ? isPair(value, isNumber) : isNumber(value);
    case 'date':
      if (op === 'last' || op === 'next') return isRelative(value);
      return op === 'between' ? isPair(value, isDay) : isDay(value);
    case 'flag':
      return typeof value === 'boolean';
    case 'choice':
      return isListOf(value, (one) => isChoice(field.values, one));
    case 'relation':
      return isListOf(value, (one) => Number.isSafeInteger(one) && Number(one) > 0);
  }
}

const isNumber = (value: unknown): boolean => typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER;

function isChoice(values: readonly string[] | undefined, value: unknown): boolean {
  if (typeof value !== 'string' || value.includes('\0')) return false;
  return values === undefined ? value !== '' && value.length <= 60 : values.includes(value);
}

function isPair(value: unknown, isOne: (one: unknown) => boolean): boolean {
  return Array.isArray(value) && value.length === 2 && value.every(isOne);
}

function isListOf(value: unknown, isOne: (one: unknown) => boolean): boolean {
  return Array.isArray(value) && value.length > 0 && value.length <= whereValues && value.every(isOne);
}

function isRelative(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('n' in value) || !('unit' in value)) return false;
  const { n, unit } = value;
  return Number.isSafeInteger(n) && Number(n) >= 0 && Number(n) <= 1000 && relativeUnits.some((one) => one === unit);
}
