import type { Resource } from '@enlace/shared-contract';
import type { ErrorView } from '@enlace/shared-data';

import type { Field } from '../fields/field';

/** Something to put right. `name` is a field, or `translations.<locale>.<field>`; empty for the form as a whole. */
export interface FormError {
  readonly name: string;
  readonly text: string;
}

/** The part of a schema's issue that is read. */
interface Issue {
  readonly code: string;
  readonly path: readonly PropertyKey[];
  readonly minimum?: unknown;
  readonly maximum?: unknown;
}

/** Says why a field does not fit: a key of the kit's texts `form.issues.*` and its values. */
export interface Complaint {
  readonly name: string;
  readonly key: 'required' | 'tooLong' | 'tooSmall' | 'tooBig' | 'email' | 'url' | 'date' | 'number' | 'invalid';
  readonly limit?: number;
}

/** Checks what would be sent against the contract, for comfort; the server decides. One complaint for each field. */
export function checkValues(contract: Resource, fields: readonly Field[], payload: object): readonly Complaint[] {
  const parsed = contract.write.safeParse(payload);
  if (parsed.success) return [];
  const complaints = parsed.error.issues.flatMap((issue) => {
    const name = fieldNameOf(contract, fields, issue.path.map(String).join('.'));
    return name === null || name === '' ? [] : [complaintOf(issue, name, fields)];
  });
  return complaints.filter((one, index) => complaints.findIndex(({ name }) => name === one.name) === index);
}

function complaintOf(issue: Issue, name: string, fields: readonly Field[]): Complaint {
  const field = fields.find((one) => one.name === name);
  const limit = { limit: Number(issue.code === 'too_small' ? issue.minimum : issue.maximum) };
  if (field?.type === 'number') {
    if (issue.code === 'too_small') return { name, key: 'tooSmall', ...limit };
    if (issue.code === 'too_big') return { name, key: 'tooBig', ...limit };
    return { name, key: 'number' };
  }
  if (issue.code === 'too_small' || (issue.code === 'invalid_type' && field?.isRequired))
    return { name, key: 'required' };
  if (issue.code === 'too_big') return { name, key: 'tooLong', ...limit };
  if (field?.type === 'email' || field?.type === 'url' || field?.type === 'date') return { name, key: field.type };
  return { name, key: field?.isRequired && field.type !== 'text' ? 'required' : 'invalid' };
}

/** The server's errors, each at its field; those of no field stand for the form. */
export function serverErrors(contract: Resource, fields: readonly Field[], error: ErrorView): readonly FormError[] {
  const found = Object.entries(error.fields).flatMap(([path, texts]) =>
    texts.map((text) => ({ name: fieldNameOf(contract, fields, path) ?? '', text })),
  );
  const named = fields.find(({ name }) => name === 'name' || name === 'title');
  // The code itself says which field is meant.
  if (found.length === 0 && error.code === 'NAME_TAKEN' && named !== undefined && error.message !== '')
    return [{ name: named.name, text: error.message }];
  return found;
}

/** The field that a path of the wire belongs to: `attach_x` to its relation, `languages.0` to the list. */
function fieldNameOf(contract: Resource, fields: readonly Field[], path: string): string | null {
  const [head = '', locale, name] = path.split('.');
  if (head === 'translations' && name !== undefined) return `translations.${locale}.${name}`;
  const relation = contract.relations.find(({ attach, detach }) => attach === head || detach === head);
  const found = relation?.field ?? head;
  return fields.some((field) => field.name === found) ? found : null;
}
