import type { Field, FormValue, FormValues } from './field';
import { askedFields, filesOf, isEmpty } from './values';

/**
 * What a form sends: without fields that were not asked or only helped (SPEC §5), without empty answers, words trimmed.
 * A single file is the file itself; several are a list, which goes out as repeated `name[]`.
 */
export function payloadOf(fields: readonly Field[], values: FormValues): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    askedFields(fields, values)
      .filter((field) => field.isDropped !== true)
      .map((field) => [field.name, wireValue(field, values[field.name])] as const)
      .filter(([, value]) => value !== undefined),
  );
}

function wireValue(field: Field, value: FormValue | undefined): unknown {
  // An unticked box is an answer too.
  if (field.kind === 'tick') return value === true;
  if (isEmpty(value)) return undefined;
  if (field.kind === 'file' && (field.maxFiles ?? 1) === 1) return filesOf(value)[0];
  if (typeof value !== 'string' || field.kind === 'password') return value;
  return field.kind === 'url' ? completeUrl(value) : value.trim();
}

/** People write `example.org`; the web wants its scheme. */
export function completeUrl(value: string): string {
  const text = value.trim();
  return text === '' || /^[a-z][a-z+.-]*:/i.test(text) ? text : `https://${text}`;
}
