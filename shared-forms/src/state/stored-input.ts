import type { Field, FormValue, FormValues } from '../definition/field';

/** The prefix is older than the name of this file: input that browsers hold today stays readable. */
const keyOf = (id: string) => `enlace_draft:${id}`;

/** The storage of the tab; a browser may forbid it. */
function storage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

function isStorable({ kind }: Field): boolean {
  return kind !== 'password' && kind !== 'file';
}

/** Stores the input of a form until it is sent or the tab closes; never a password and never a file. */
export function storeInput(id: string, fields: readonly Field[], values: FormValues): void {
  const entries = fields.filter(isStorable).map(({ name }) => [name, values[name]]);
  try {
    storage()?.setItem(keyOf(id), JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // A full storage loses the copy, not the form.
  }
}

/** Whether this tab has input of a form that was not sent. */
export function hasInput(id: string): boolean {
  return (storage()?.getItem(keyOf(id)) ?? null) !== null;
}

/** The stored input, for the fields that the form has today. */
export function readInput(id: string, fields: readonly Field[]): FormValues {
  const storedValues: Record<string, unknown> = parseObject(storage()?.getItem(keyOf(id)) ?? null);
  const entries = fields.filter(isStorable).flatMap((field): [string, FormValue][] => {
    const value = storedValues[field.name];
    return isValueOf(field, value) ? [[field.name, value]] : [];
  });
  return Object.fromEntries(entries);
}

/** Removes the stored input of a form that was sent or given up. */
export function dropInput(id: string): void {
  storage()?.removeItem(keyOf(id));
}

function parseObject(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function isValueOf({ kind }: Field, value: unknown): value is string | boolean | readonly string[] {
  if (kind === 'tick') return typeof value === 'boolean';
  if (kind === 'many') return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
  return typeof value === 'string';
}
