import type { Field, FormValue, FormValues } from './field';
import { filesOf, isEmpty, shownFields } from './values';

/**
 * The body that a form sends: without hidden, dropped and empty fields, texts trimmed. A single file is the file
 * itself; several are a list, which is sent as repeated `name[]`.
 */
export function payloadOf(fields: readonly Field[], values: FormValues): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    shownFields(fields, values)
      .filter((field) => field.isDropped !== true)
      .map((field) => [field.name, wireValue(field, values[field.name])] as const)
      .filter(([, value]) => value !== undefined),
  );
}

/** The value of one field as the call takes it; undefined when it is not sent. */
export function wireValue(field: Field, value: FormValue | undefined): unknown {
  // A box without a tick is an answer too.
  if (field.kind === 'tick') return value === true;
  if (isEmpty(value)) return undefined;
  if (field.kind === 'file' && (field.maxFiles ?? 1) === 1) return filesOf(value)[0];
  if (typeof value !== 'string' || field.kind === 'password') return value;
  return field.kind === 'url' ? completeUrl(value) : value.trim();
}

/** Adds the scheme to an address such as `example.org`. */
export function completeUrl(value: string): string {
  const text = value.trim();
  return text === '' || /^[a-z][a-z+.-]*:/i.test(text) ? text : `https://${text}`;
}
