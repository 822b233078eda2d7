import type { Resource } from '@enlace/shared-contract/resources';
import type { ErrorView } from '@enlace/shared-data';
import { faultOf, placeErrors, type Fault, type Issue } from '@enlace/shared-forms';

import type { Field } from '../fields/field';

/** A problem of the form. `name` is a field, or `translations.<locale>.<field>`; empty for the form as a whole. */
export interface FormError {
  readonly name: string;
  readonly text: string;
}

/** An invalid field; its key is one of the kit's texts `issues.*`. */
export interface Complaint extends Fault {
  readonly name: string;
}

/**
 * Validates the payload with the contract before it is sent. The server validates it again. Returns one complaint per
 * field.
 */
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
  const { type = 'text', isRequired = false } = fields.find((field) => field.name === name) ?? {};
  const fault = faultOf(issue, type, isRequired);
  // A required choice that is empty counts as missing; its schema may call the empty value invalid.
  const isMissing = fault.key === 'invalid' && isRequired && type !== 'text';
  return isMissing ? { name, key: 'required' } : { name, ...fault };
}

/** The server's errors by field; errors without a field belong to the whole form. */
export function serverErrors(contract: Resource, fields: readonly Field[], error: ErrorView): readonly FormError[] {
  const { fields: fieldErrors, others } = placeErrors(error, (path) => fieldNameOf(contract, fields, path));
  const errors = [
    ...Object.entries(fieldErrors).flatMap(([name, texts]) => texts.map((text) => ({ name, text }))),
    ...others.map((text) => ({ name: '', text })),
  ];
  const nameField = fields.find(({ name }) => name === 'name' || name === 'title');
  // The error code itself identifies the field.
  if (errors.length === 0 && error.code === 'NAME_TAKEN' && nameField !== undefined && error.message !== '')
    return [{ name: nameField.name, text: error.message }];
  return errors;
}

/** The field for a path of the wire: `attach_x` belongs to its relation, `languages.0` to the list. */
function fieldNameOf(contract: Resource, fields: readonly Field[], path: string): string | null {
  const [head = '', locale, name] = path.split('.');
  if (head === 'translations' && name !== undefined) return `translations.${locale}.${name}`;
  const relation = contract.relations.find(({ attach, detach }) => attach === head || detach === head);
  const fieldName = relation?.field ?? head;
  return fields.some((field) => field.name === fieldName) ? fieldName : null;
}
