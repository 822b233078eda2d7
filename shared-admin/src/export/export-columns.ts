import { fieldsOf, type AdminResource } from '../declare/admin-resource';
import type { Field } from '../fields/field';

/** Types whose values no cell holds. */
const unwritten: readonly Field['type'][] = ['gallery', 'alternates', 'pictures'];

/** What a file of a resource can have as columns: those shown first, then what else its form has, and the number. */
export function exportColumnsOf(admin: AdminResource, shown: readonly string[]): readonly string[] {
  const { entity, listEntity } = admin.handle.contract;
  const known = (name: string) => name in entity.shape || name in listEntity.shape;
  const fields = fieldsOf(admin)
    .filter(({ type }) => !unwritten.includes(type))
    .map(({ name }): string => name);
  return [...new Set([...shown, ...admin.columns.map(({ name }) => name), ...fields, 'id'])].filter(known);
}

/**
 * What the columns of a file are called: each field's label, with the field's own name where two have the same (a country
 * and its code).
 */
export function exportNames(fields: readonly string[], label: (field: string) => string): ReadonlyMap<string, string> {
  const plain = fields.map((field) => {
    const said = label(field);
    return said === `fields.${field}` ? field.replaceAll('_', ' ') : said;
  });
  const isAlone = (name: string) => plain.indexOf(name) === plain.lastIndexOf(name);
  return new Map(
    fields.map((field, at) => {
      const name = plain[at] ?? field;
      return [field, isAlone(name) ? name : `${name} (${field})`];
    }),
  );
}
