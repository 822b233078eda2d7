import type { Field, FormValue, FormValues } from '../definition/field';

const keyOf = (id: string) => `enlace_draft:${id}`;

/** The tab's own storage; where a browser forbids it there are no drafts. */
function storage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

function isKept({ kind }: Field): boolean {
  return kind !== 'password' && kind !== 'file';
}

/** Keeps what was written until it is sent or the tab closes; never a password and never a file. */
export function saveDraft(id: string, fields: readonly Field[], values: FormValues): void {
  const kept = fields.filter(isKept).map(({ name }) => [name, values[name]]);
  try {
    storage()?.setItem(keyOf(id), JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // A full storage loses the draft, not the form.
  }
}

/** What was written before, as far as the form still asks for it. */
export function readDraft(id: string, fields: readonly Field[]): FormValues {
  const known: Record<string, unknown> = parse(storage()?.getItem(keyOf(id)) ?? null);
  const found = fields.filter(isKept).flatMap((field): [string, FormValue][] => {
    const value = known[field.name];
    return isValueOf(field, value) ? [[field.name, value]] : [];
  });
  return Object.fromEntries(found);
}

export function dropDraft(id: string): void {
  storage()?.removeItem(keyOf(id));
}

function parse(text: string | null): Record<string, unknown> {
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
