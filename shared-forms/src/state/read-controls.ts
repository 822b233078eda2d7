import type { Field, FormValue, FormValues } from '../definition/field';
import { isEmpty } from '../definition/values';

/**
 * What the controls themselves hold and is not empty: written before the page came alive, or filled in by a browser that
 * tells nobody.
 */
export function readControls(form: HTMLFormElement, fields: readonly Field[]): FormValues {
  const data = new FormData(form);
  const found = fields
    .map((field): [string, FormValue] => [field.name, controlValue(data, field)])
    .filter(([, value]) => !isEmpty(value));
  return Object.fromEntries(found);
}

function controlValue(data: FormData, { kind, name }: Field): FormValue {
  if (kind === 'tick') return data.has(name);
  if (kind === 'file')
    return [...data.getAll(name), ...data.getAll(`${name}[]`)].filter(
      (entry): entry is File => entry instanceof File && entry.size > 0,
    );
  const words = data.getAll(kind === 'many' ? `${name}[]` : name).filter((entry) => typeof entry === 'string');
  return kind === 'many' ? words : (words[0] ?? '');
}
