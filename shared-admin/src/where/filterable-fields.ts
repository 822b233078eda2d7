import type { QueryField } from '@enlace/shared-contract/lists';
import { queryOf } from '@enlace/shared-contract/resources';
import type { ResourceHandle } from '@enlace/shared-data';

import { fieldsOf, type AdminResource } from '../declare/admin-resource';
import { optionalText, type ResourceTexts } from '../declare/resource-texts';
import type { FieldOf, LookupSource } from '../fields/field';

/** A field that conditions can use. */
export interface FilterableField {
  readonly name: string;
  readonly label: string;
  readonly field: QueryField;
  /** The resource of a relation's rows. */
  readonly of?: ResourceHandle;
  /** Filters of the rows that a viewer is offered. */
  readonly narrows?: FieldOf<'relation'>['narrows'];
  /** The source of the names of codes. */
  readonly from?: LookupSource;
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
}

/** Fields that the contract allows in conditions and that have a label. */
export function filterableFields(admin: AdminResource, words: ResourceTexts): readonly FilterableField[] {
  const knownFields = [...fieldsOf(admin), ...admin.filters];
  return Object.entries(queryOf(admin.handle.contract)).flatMap(([name, field]): readonly FilterableField[] => {
    const label = optionalText(words, `fields.${name}`);
    if (label === undefined) return [];
    const source = knownFields.find((one) => one.name === name);
    if (field.kind === 'relation') {
      if (source?.type !== 'relation') return [];
      const { of, narrows } = source;
      return [{ name, label, field, of, ...(narrows === undefined ? {} : { narrows }) }];
    }
    if (field.kind !== 'choice') return [{ name, label, field }];
    if (field.values !== undefined) {
      const choices = field.values.map((value) => ({
        value,
        label: optionalText(words, `options.${name}.${value}`) ?? value,
      }));
      return [{ name, label, field, choices }];
    }
    return source?.type === 'lookup' ? [{ name, label, field, from: source.from }] : [];
  });
}
