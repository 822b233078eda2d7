import type { Field, FormValue, FormValues } from './field';

function emptyOf({ kind }: Field): FormValue {
  if (kind === 'tick') return false;
  return kind === 'many' || kind === 'file' ? [] : '';
}

/** A value for every field: the given one, or the empty one. */
export function startValues(fields: readonly Field[], firstValues: FormValues = {}): FormValues {
  return Object.fromEntries(fields.map((field) => [field.name, firstValues[field.name] ?? emptyOf(field)]));
}

/** True for a missing value, a text of spaces, an empty list and a box without a tick. */
export function isEmpty(value: FormValue | undefined): boolean {
  if (value === undefined || value === false) return true;
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) && value.length === 0;
}

/** The text of a field; empty for a value of another kind. */
export function textOf(values: FormValues, name: string): string {
  const value = values[name];
  return typeof value === 'string' ? value : '';
}

export function filesOf(value: FormValue | undefined): readonly File[] {
  return Array.isArray(value) ? value.filter((entry) => entry instanceof File) : [];
}

export function wordsOf(value: FormValue | undefined): readonly string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}

/** The fields that are visible with these values. */
export function shownFields<F extends Field>(fields: readonly F[], values: FormValues): readonly F[] {
  return fields.filter(({ isShown }) => isShown?.(values) ?? true);
}
