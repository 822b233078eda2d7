import type { Locale } from '@enlace/shared-contract';

import { fieldsOf, type AdminResource, type AdminRow } from '../declare/admin-resource';
import type { FieldOf, FieldTypeName } from '../fields/field';
import type { Column } from '../list/column';

/** Types of fields that are one short value: what can be written in a cell. */
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

/** The fields that the cells of a list edit, by column. */
export function editableFields(admin: AdminResource): ReadonlyMap<string, SimpleField> {
  if (admin.handle.contract.wire.edit === undefined) return new Map();
  const fields = fieldsOf(admin).filter(isSimple);
  const pairs = admin.columns.flatMap(({ name, edits }) => {
    const field = fields.find((one) => one.name === edits);
    return field === undefined ? [] : [[name, field] as const];
  });
  return new Map(pairs);
}

/** The language whose text a field's cell shows where that is a translation; null for the text of the field itself. */
export function languageOf({ handle }: AdminResource, { name }: SimpleField, locale: Locale): Locale | null {
  return locale !== 'en' && handle.contract.translatable.includes(name) ? locale : null;
}

function isSimple(field: { readonly type: FieldTypeName }): field is SimpleField {
  return simple.some((type) => type === field.type);
}

/** What a cell is known by in its list. */
export function cellKey(row: AdminRow, { name }: Pick<Column<AdminRow>, 'name'>): string {
  return `${row.id} ${name}`;
}
