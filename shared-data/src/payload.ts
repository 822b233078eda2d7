import { toFormEntries, type WireCall } from '@enlace/shared-contract/calls';

type Values = Readonly<Record<string, unknown>>;

/**
 * The encoding of these values. `smart` is JSON, or multipart when the values contain a file, at any depth, or a
 * relation field.
 */
export function encodingOf(body: WireCall['body'], values: Values): 'none' | 'json' | 'multipart' | 'form' {
  if (body !== 'smart') return body;
  const needsParts = Object.entries(values).some(
    ([name, value]) => name === 'featured_image' || /^(attach_|detach_|openGraph)/.test(name) || hasFile(value),
  );
  return needsParts ? 'multipart' : 'json';
}

/** A multipart body; arrays as repeated `name[]`, booleans as 1 and 0. */
export function toFormData(values: Values): FormData {
  const form = new FormData();
  for (const [name, value] of toFormEntries(values)) {
    if (value instanceof Blob) form.append(name, value);
    else form.append(name, typeof value === 'boolean' ? (value ? '1' : '0') : String(value));
  }
  return form;
}

/** A form-encoded body, e.g. for the session endpoints. */
export function toFormText(values: Values): string {
  const search = new URLSearchParams();
  for (const [name, value] of toFormEntries(values)) if (!isBlob(value)) search.append(name, String(value));
  return search.toString();
}

/** Whether a value is a file or contains one. JSON would write it as an empty object. */
function hasFile(value: unknown): boolean {
  if (isBlob(value)) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(hasFile);
}

function isBlob(value: unknown): value is Blob {
  return typeof Blob !== 'undefined' && value instanceof Blob;
}
