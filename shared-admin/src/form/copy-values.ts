import type { Resource } from '@enlace/shared-contract';

import type { Field } from '../fields/field';
import { readValues, type Values } from './form-values';

/** Types whose values belong to one record: its files and the addresses of its pages. */
const ownTypes: readonly Field['type'][] = ['gallery', 'document', 'alternates'];
/** Fields whose values are unique, or publish the record. */
const ownFields = /^(slug|email|canonical|published_at|openGraph_url)$/;

/** The values of a record for a new one. @param copyName makes the name of the copy */
export function copyValues(
  fields: readonly Field[],
  contract: Resource,
  source: Values,
  copyName: (name: string) => string,
): Values {
  const [blankValues, values] = [readValues(fields, contract, {}), readValues(fields, contract, source)];
  const ownNames = fields.filter(({ name, type }) => ownTypes.includes(type) || ownFields.test(name));
  const ownValues = ownNames.map(({ name }) => [name, blankValues[name]] as const);
  const title = ['name', 'title'].find((name) => typeof values[name] === 'string' && values[name] !== '');
  return {
    ...values,
    ...Object.fromEntries(ownValues),
    ...(title === undefined ? {} : { [title]: copyName(String(values[title])) }),
  };
}
