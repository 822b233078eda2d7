import { relatedOf } from '../fields/field-codecs';
import type { Field } from '../fields/field';
import { changedNames, type Values } from './form-values';

/**
 * Three-way merge of a form: what I changed since `base` stays mine, everything else becomes theirs. Relations merge
 * row by row and translations text by text.
 */
export function mergeValues(fields: readonly Field[], mine: Values, base: Values, theirs: Values): Values {
  const relations = new Set(fields.filter(({ type }) => type === 'relation').map(({ name }): string => name));
  const merged = changedNames(mine, base).map((name) => {
    if (relations.has(name)) return [name, mergeRelated(mine[name], base[name], theirs[name])] as const;
    if (name === 'translations') return [name, mergeDeep(mine[name], base[name], theirs[name])] as const;
    return [name, mine[name]] as const;
  });
  return { ...theirs, ...Object.fromEntries(merged) };
}

function mergeRelated(mine: unknown, base: unknown, theirs: unknown): unknown {
  const [mineRows, baseRows, theirRows] = [relatedOf(mine), relatedOf(base), relatedOf(theirs)];
  const has = (rows: typeof mineRows, id: number) => rows.some((row) => row.id === id);
  const kept = theirRows.filter(({ id }) => has(mineRows, id) || !has(baseRows, id));
  return [...kept, ...mineRows.filter(({ id }) => !has(baseRows, id) && !has(kept, id))];
}

function mergeDeep(mine: unknown, base: unknown, theirs: unknown): unknown {
  if (!isObject(mine)) return mine === base ? theirs : mine;
  const [baseParts, theirParts] = [isObject(base) ? base : {}, isObject(theirs) ? theirs : {}];
  const merged = Object.keys(mine).map((key) => [key, mergeDeep(mine[key], baseParts[key], theirParts[key])] as const);
  return { ...theirParts, ...Object.fromEntries(merged) };
}

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
