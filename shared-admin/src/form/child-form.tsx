import { useRecord, type Query } from '@enlace/shared-data';
import { useMemo } from 'react';

import { fieldsOf, type AdminResource, type AdminRow } from '../declare/admin-resource';
import type { FieldOf } from '../fields/field';
import { FormBody } from './form-body';
import { FormSkeleton } from './form-skeleton';

/** The row of another resource to which a new record will belong. */
export interface Parent {
  readonly field: FieldOf<'reference'>;
  readonly id: number;
}

/** The row that the address of the form for a new record names, e.g. `?event_id=5`; null without one. */
export function parentOf(admin: AdminResource, search: URLSearchParams): Parent | null {
  for (const field of fieldsOf(admin)) {
    const id = Number(search.get(field.name));
    if (field.type === 'reference' && Number.isInteger(id) && id > 0) return { field, id };
  }
  return null;
}

export function parentQueries(admin: AdminResource, search: URLSearchParams): readonly Query[] {
  const parent = parentOf(admin, search);
  return parent === null ? [] : [parent.field.of.record({ id: parent.id })];
}

export interface ChildFormProps {
  readonly admin: AdminResource;
  readonly parent: Parent;
  readonly onSaved: (record: AdminRow) => void;
}

/** The form of a new record that belongs to a row. Without the row, the user chooses another one. */
export function ChildForm({ admin, parent: { field, id }, onSaved }: ChildFormProps) {
  const { record, failure } = useRecord(field.of, { id });
  const source = useMemo<AdminRow | null>(() => {
    if (record === null) return null;
    const { gives = [] } = field;
    const givenValues = Object.fromEntries(gives.map((name) => [name, record[name]]));
    // Below zero: no record of the resource is copied.
    return { ...givenValues, [field.from]: { ...record, id }, id: -id };
  }, [field, id, record]);
  if (source === null && failure === null) return <FormSkeleton />;
  return <FormBody admin={admin} record={null} {...(source === null ? {} : { source })} onSaved={onSaved} />;
}
