import { relatedOf } from '../fields/field-codecs';
import type { Field } from '../fields/field';
import { changedNames, type Values } from './form-values';

/**
 * Three-way merge of a form: what I changed since `base` stays mine, everything else becomes theirs. Relations merge
 * row by row and translations text by text.
 * @param taken names of contradictions where theirs is taken
 */
export function mergeValues(
  fields: readonly Field[],
  { mine, base, theirs }: Sides,
  taken: ReadonlySet<string> = new Set(),
): Values {
  const relations = relationNames(fields);
  const merged = changedNames(mine, base).map((name) => {
    if (taken.has(name)) return [name, theirs[name]] as const;
    if (relations.has(name)) return [name, mergeRelated(mine[name], base[name], theirs[name])] as const;
    if (name === 'translations') return [name, mergeTexts(mine[name], base[name], theirs[name], taken, name)] as const;
    return [name, mine[name]] as const;
  });
  return { ...theirs, ...Object.fromEntries(merged) };
}

/** A form's values here, as they were when it was opened, and as somebody else has saved them. */
export interface Sides {
  readonly mine: Values;
  readonly base: Values;
  readonly theirs: Values;
}

/**
 * What both changed, each in a way of her own: fields, and texts of other languages as `translations.es.title`. Rows of
 * a relation never contradict each other: what one adds and the other takes out are both done.
 */
export function contradictions(fields: readonly Field[], { mine, base, theirs }: Sides): readonly string[] {
  const relations = relationNames(fields);
  const both = changedNames(mine, base).filter((name) => changedNames(theirs, base).includes(name));
  return both.flatMap((name) => {
    if (relations.has(name) || isSame(mine[name], theirs[name])) return [];
    return name === 'translations' ? textNames(mine[name], base[name], theirs[name], name) : [name];
  });
}

/** The value of a field, or of a text of another language. */
export function valueAt(values: Values, name: string): unknown {
  return name.split('.').reduce<unknown>((held, key) => (isObject(held) ? held[key] : undefined), values);
}

function relationNames(fields: readonly Field[]): ReadonlySet<string> {
  return new Set(fields.filter(({ type }) => type === 'relation').map(({ name }): string => name));
}

function textNames(mine: unknown, base: unknown, theirs: unknown, name: string): readonly string[] {
  if (!isObject(mine)) {
    const isBoth = !isSame(mine, base) && !isSame(theirs, base) && !isSame(mine, theirs);
    return isBoth ? [name] : [];
  }
  const [baseParts, theirParts] = [isObject(base) ? base : {}, isObject(theirs) ? theirs : {}];
  return Object.keys(mine).flatMap((key) => textNames(mine[key], baseParts[key], theirParts[key], `${name}.${key}`));
}

function isSame(a: unknown, b: unknown): boolean {
  return Object.is(a, b) || JSON.stringify(a) === JSON.stringify(b);
}

function mergeRelated(mine: unknown, base: unknown, theirs: unknown): unknown {
  const [mineRows, baseRows, theirRows] = [relatedOf(mine), relatedOf(base), relatedOf(theirs)];
  const has = (rows: typeof mineRows, id: number) => rows.some((row) => row.id === id);
  const kept = theirRows.filter(({ id }) => has(mineRows, id) || !has(baseRows, id));
  return [...kept, ...mineRows.filter(({ id }) => !has(baseRows, id) && !has(kept, id))];
}

function mergeTexts(mine: unknown, base: unknown, theirs: unknown, taken: ReadonlySet<string>, name: string): unknown {
  if (!isObject(mine)) return mine === base || taken.has(name) ? theirs : mine;
  const [baseParts, theirParts] = [isObject(base) ? base : {}, isObject(theirs) ? theirs : {}];
  const merged = Object.keys(mine).map(
    (key) => [key, mergeTexts(mine[key], baseParts[key], theirParts[key], taken, `${name}.${key}`)] as const,
  );
  return { ...theirParts, ...Object.fromEntries(merged) };
}

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
