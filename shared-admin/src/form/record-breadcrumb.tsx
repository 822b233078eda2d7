import { Breadcrumb } from '@enlace/shared-ui/controls';

import type { AdminResource } from '../declare/admin-resource';
import { useResourceTexts } from '../declare/resource-texts';
import { useListPlace } from '../memory/list-places';
import type { Parent } from './child-form';

type Row = Readonly<Record<string, unknown>>;

export interface RecordBreadcrumbProps {
  readonly admin: AdminResource;
  readonly here?: string;
  /** The record, for the address above it. */
  readonly row?: Row | null;
}

/** The breadcrumb of a form: the list, or the record to which this one belongs. */
export function RecordBreadcrumb({ admin, here, row = null }: RecordBreadcrumbProps) {
  const words = useResourceTexts(admin);
  const listPlace = useListPlace(admin.path);
  const parentPath = row === null ? null : (admin.parentPath?.(row) ?? null);
  const above =
    parentPath === null ? { label: words('title'), to: listPlace } : { label: words('parent'), to: parentPath };
  return <Breadcrumb items={here === undefined ? [above] : [above, { label: here }]} />;
}

/** The part of a new record that its address names. */
export function rowOfParent(parent: Parent | null): Row | null {
  return parent === null ? null : { [parent.field.from]: { id: parent.id } };
}
