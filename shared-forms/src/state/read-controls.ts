import type { Field, FormValue, FormValues } from '../definition/field';
import { isEmpty } from '../definition/values';

/**
 * Values of the controls on the page that are not empty: typed before the page was interactive, or filled in by the
 * browser without an event.
 */
export function readControls(form: HTMLFormElement, fields: readonly Field[]): FormValues {
  const data = new FormData(form);
  const entries = fields
    .map((field): [string, FormValue] => [field.name, controlValue(data, field)])
    .filter(([, value]) => !isEmpty(value));
  return Object.fromEntries(entries);
}

function controlValue(data: FormData, { kind, name }: Field): FormValue {
  if (kind === 'tick') return data.has(name);
  if (kind === 'file')
    return [...data.getAll(name), ...data.getAll(`${name}[]`)].filter(
      (entry): entry is File => entry instanceof File && entry.size > 0,
    );
  const texts = data.getAll(kind === 'many' ? `${name}[]` : name).filter((entry) => typeof entry === 'string');
  return kind === 'many' ? texts : (texts[0] ?? '');
}
