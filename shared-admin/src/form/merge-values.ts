import { isObject } from '@enlace/shared-contract/text';

import { relatedOf } from '../fields/field-codecs';
import type { Field } from '../fields/field';
import { changedNames, type Values } from './form-values';

/**
 * Three-way merge of a form: values that changed here since the form opened stay, all other values come from the newer record.
 * Relations merge row by row and translations text by text.
 * @param otherNames names of contradictions that use the newer record's value
 */
export function mergeValues(
  fields: readonly Field[],
  { ownValues, baseValues, otherValues }: Sides,
  otherNames: ReadonlySet<string> = new Set(),
): Values {
  const relations = relationNames(fields);
  const mergedValues = changedNames(ownValues, baseValues).map((name) => {
    if (otherNames.has(name)) return [name, otherValues[name]] as const;
    if (relations.has(name)) return [name, mergeRelated(ownValues[name], baseValues[name], otherValues[name])] as const;
    if (name === 'translations')
      return [name, mergeTexts(ownValues[name], baseValues[name], otherValues[name], otherNames, name)] as const;
    return [name, ownValues[name]] as const;
  });
  return { ...otherValues, ...Object.fromEntries(mergedValues) };
}

/** A form's values here, at its start, and in the newer record. */
export interface Sides {
  readonly ownValues: Values;
  readonly baseValues: Values;
  readonly otherValues: Values;
}

/**
 * Fields that both users changed in different ways; texts of other languages as `translations.es.title`. Rows of a
 * relation never contradict each other: additions and removals of both users apply.
 */
export function contradictions(
  fields: readonly Field[],
  { ownValues, baseValues, otherValues }: Sides,
): readonly string[] {
  const relations = relationNames(fields);
  const both = changedNames(ownValues, baseValues).filter((name) =>
    changedNames(otherValues, baseValues).includes(name),
  );
  return both.flatMap((name) => {
    if (relations.has(name) || isSame(ownValues[name], otherValues[name])) return [];
    return name === 'translations' ? textNames(ownValues[name], baseValues[name], otherValues[name], name) : [name];
  });
}

/** The value of a field, or of a text in another language. */
export function valueAt(values: Values, name: string): unknown {
  return name.split('.').reduce<unknown>((part, key) => (isObject(part) ? part[key] : undefined), values);
}

function relationNames(fields: readonly Field[]): ReadonlySet<string> {
  return new Set(fields.filter(({ type }) => type === 'relation').map(({ name }): string => name));
}

function textNames(ownValues: unknown, baseValues: unknown, otherValues: unknown, name: string): readonly string[] {
  if (!isObject(ownValues)) {
    const isBoth =
      !isSame(ownValues, baseValues) && !isSame(otherValues, baseValues) && !isSame(ownValues, otherValues);
    return isBoth ? [name] : [];
  }
  const [baseParts, theirParts] = [isObject(baseValues) ? baseValues : {}, isObject(otherValues) ? otherValues : {}];
  return Object.keys(ownValues).flatMap((key) =>
    textNames(ownValues[key], baseParts[key], theirParts[key], `${name}.${key}`),
  );
}

function isSame(a: unknown, b: unknown): boolean {
  return Object.is(a, b) || JSON.stringify(a) === JSON.stringify(b);
}

function mergeRelated(ownValues: unknown, baseValues: unknown, otherValues: unknown): unknown {
  const [mineRows, baseRows, theirRows] = [relatedOf(ownValues), relatedOf(baseValues), relatedOf(otherValues)];
  const has = (rows: typeof mineRows, id: number) => rows.some((row) => row.id === id);
  const keptRows = theirRows.filter(({ id }) => has(mineRows, id) || !has(baseRows, id));
  return [...keptRows, ...mineRows.filter(({ id }) => !has(baseRows, id) && !has(keptRows, id))];
}

function mergeTexts(
  ownValues: unknown,
  baseValues: unknown,
  otherValues: unknown,
  otherNames: ReadonlySet<string>,
  name: string,
): unknown {
  if (!isObject(ownValues)) return ownValues === baseValues || otherNames.has(name) ? otherValues : ownValues;
  const [baseParts, theirParts] = [isObject(baseValues) ? baseValues : {}, isObject(otherValues) ? otherValues : {}];
  const mergedValues = Object.keys(ownValues).map(
    (key) => [key, mergeTexts(ownValues[key], baseParts[key], theirParts[key], otherNames, `${name}.${key}`)] as const,
  );
  return { ...theirParts, ...Object.fromEntries(mergedValues) };
}
