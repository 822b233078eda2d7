import type { Locale } from '@enlace/shared-contract/text';

import { fieldsOf, type AdminResource, type AdminRow } from '../declare/admin-resource';
import type { FieldOf, FieldTypeName } from '../fields/field';
import type { Column } from '../list/column';

/** Types of fields with one short value; these can be edited in a cell. */
const simple = [
  'text',
  'email',
  'url',
  'number',
  'date',
  'instant',
  'switch',
  'choice',
  'lookup',
  'reference',
] as const;
export type SimpleField = FieldOf<(typeof simple)[number]>;

/** The fields that can be edited in the cells of a list, by column. */
export function editableFields(admin: AdminResource): ReadonlyMap<string, SimpleField> {
  if (admin.handle.contract.wire.edit === undefined) return new Map();
  const fields = fieldsOf(admin).filter(isSimple);
  const pairs = admin.columns.flatMap(({ name, edits }) => {
    const field = fields.find((one) => one.name === edits);
    return field === undefined ? [] : [[name, field] as const];
  });
  return new Map(pairs);
}

/** The language of the translation that a cell shows; null when it shows the text of the field itself. */
export function languageOf({ handle }: AdminResource, { name }: SimpleField, locale: Locale): Locale | null {
  return locale !== 'en' && handle.contract.translatable.includes(name) ? locale : null;
}

function isSimple(field: { readonly type: FieldTypeName }): field is SimpleField {
  return simple.some((type) => type === field.type) && !('zone' in field);
}

/** The key of a cell in its list. */
export function cellKey(row: AdminRow, { name }: Pick<Column<AdminRow>, 'name'>): string {
  return `${row.id} ${name}`;
}
