import { fieldsOf, type AdminResource } from '../declare/admin-resource';
import type { Field } from '../fields/field';

/** Types whose values do not fit into one cell of a file. */
const excludedTypes: readonly Field['type'][] = ['gallery', 'alternates', 'pictures'];

/** Possible columns of a resource's file: the visible columns first, then the other fields of its form, and the id. */
export function exportColumnsOf(admin: AdminResource, visibleColumns: readonly string[]): readonly string[] {
  const { entity, listEntity } = admin.handle.contract;
  const isExported = (name: string) => name in entity.shape || name in listEntity.shape;
  const fields = fieldsOf(admin)
    .filter(({ type }) => !excludedTypes.includes(type))
    .map(({ name }): string => name);
  return [...new Set([...visibleColumns, ...admin.columns.map(({ name }) => name), ...fields, 'id'])].filter(
    isExported,
  );
}

/**
 * Headings of the file's columns: the field's label, with the field's name if two fields have the same label (e.g. a
 * country and its code).
 */
export function exportNames(fields: readonly string[], label: (field: string) => string): ReadonlyMap<string, string> {
  const labels = fields.map((field) => {
    const text = label(field);
    return text === `fields.${field}` ? field.replaceAll('_', ' ') : text;
  });
  const isUnique = (name: string) => labels.indexOf(name) === labels.lastIndexOf(name);
  return new Map(
    fields.map((field, at) => {
      const name = labels[at] ?? field;
      return [field, isUnique(name) ? name : `${name} (${field})`];
    }),
  );
}
