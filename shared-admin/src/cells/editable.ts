import type { Locale } from '@enlace/shared-contract';

import { fieldsOf, type AdminResource, type AdminRow } from '../declare/admin-resource';
import type { FieldOf, FieldTypeName } from '../fields/field';
import type { Column } from '../list/column';

/** Types of fields that are one short value: what can be written in a cell. */
const simple = ['text', 'email', 'url', 'number', 'date', 'switch', 'choice', 'lookup'] as const;
export type SimpleField = FieldOf<(typeof simple)[number]>;

/**
 * The fields that the cells of a list edit, by column. Where the list shows a translation, the text of the form's first
 * language is none of its cells' to change.
 */
export function editableFields(admin: AdminResource, locale: Locale): ReadonlyMap<string, SimpleField> {
  const { translatable, wire } = admin.handle.contract;
  if (wire.edit === undefined) return new Map();
  const fields = fieldsOf(admin).filter(isSimple);
  const pairs = admin.columns.flatMap(({ name, edits }) => {
    const field = fields.find((one) => one.name === edits);
    return field === undefined || (locale !== 'en' && translatable.includes(field.name))
      ? []
      : [[name, field] as const];
  });
  return new Map(pairs);
}

function isSimple(field: { readonly type: FieldTypeName }): field is SimpleField {
  return simple.some((type) => type === field.type);
}

/** What a cell is known by in its list. */
export function cellKey(row: AdminRow, { name }: Pick<Column<AdminRow>, 'name'>): string {
  return `${row.id} ${name}`;
}
