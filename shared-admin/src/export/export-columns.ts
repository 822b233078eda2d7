import { fieldsOf, type AdminResource } from '../declare/admin-resource';
import type { Field } from '../fields/field';
import type { FieldGroup } from '../fields/field-groups';

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
 * Headings of the file's columns: the field's label. If two fields have the same label, a code (of a country) is marked
 * as such, and other fields get the title of their group.
 */
export function exportNames(
  fields: readonly string[],
  label: (field: string) => string,
  { code, groups }: { readonly code: string; readonly groups: readonly FieldGroup[] },
): ReadonlyMap<string, string> {
  const labels = fields.map((field) => {
    const text = label(field);
    return text === `fields.${field}` ? field.replaceAll('_', ' ') : text;
  });
  const isUnique = (name: string) => labels.indexOf(name) === labels.lastIndexOf(name);
  return new Map(
    fields.map((field, at) => {
      const name = labels[at] ?? field;
      if (isUnique(name) || labels.indexOf(name) === at) return [field, name];
      const group = groups.find(({ names }) => names.includes(field))?.title;
      return [field, `${name} (${/_(code|id)$/.test(field) ? code : (group ?? field)})`];
    }),
  );
}
