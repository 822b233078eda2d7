import type { Resource } from '@enlace/shared-contract/resources';

import type { Field } from '../fields/field';
import { readValues, type Values } from './form-values';

/** Types whose values belong to one record: its files and the addresses of its pages. */
const ownTypes: readonly Field['type'][] = ['gallery', 'document', 'alternates'];
/** Fields whose values are unique, publish the record, or are a deadline of it. */
const ownFields = /^(slug|email|canonical|published_at|cancel_until|openGraph_url)$/;

/** Whether a field is the state of a record that begins as a draft: so does its copy. */
const isState = (field: Field): boolean => field.type === 'choice' && field.initial === 'draft';

/** The values of a record for a new one. @param copyName makes the name of the copy */
export function copyValues(
  fields: readonly Field[],
  contract: Resource,
  source: Values,
  copyName: (name: string) => string,
): Values {
  const [blankValues, values] = [readValues(fields, contract, {}), readValues(fields, contract, source)];
  const ownNames = fields.filter(
    (field) => ownTypes.includes(field.type) || ownFields.test(field.name) || isState(field),
  );
  const ownValues = ownNames.map(({ name }) => [name, blankValues[name]] as const);
  const title = ['name', 'title'].find((name) => typeof values[name] === 'string' && values[name] !== '');
  return {
    ...values,
    ...Object.fromEntries(ownValues),
    ...(title === undefined ? {} : { [title]: copyName(String(values[title])) }),
  };
}
