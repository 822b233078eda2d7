import type { Field, FormValue, FormValues } from './field';

function emptyOf({ kind }: Field): FormValue {
  if (kind === 'tick') return false;
  return kind === 'many' || kind === 'file' ? [] : '';
}

/** Every field's value: what is given, and nothing for the others. */
export function startValues(fields: readonly Field[], given: FormValues = {}): FormValues {
  return Object.fromEntries(fields.map((field) => [field.name, given[field.name] ?? emptyOf(field)]));
}

export function isEmpty(value: FormValue | undefined): boolean {
  if (value === undefined || value === false) return true;
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) && value.length === 0;
}

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

/** The fields that are asked, as the values stand. */
export function askedFields(fields: readonly Field[], values: FormValues): readonly Field[] {
  return fields.filter(({ isShown }) => isShown?.(values) ?? true);
}
