import { mayCall, mayCallForRows, only, type Viewer } from '@enlace/shared-contract/access';
import { AppError } from '@enlace/shared-contract/errors';
import { parseWhere, type QueryFields, type Where } from '@enlace/shared-contract/lists';
import { queryOf, type Resource } from '@enlace/shared-contract/resources';

import { fieldText } from '../../../infrastructure/errors/field-texts';
import { readerZone } from '../../../infrastructure/time/time-zone';
import type { Asking } from './list-request';
import type { WhereFilter } from '../query/list-query';

/**
 * Parses `where` and `tz`. VALIDATION_FAILED names `where`. A viewer with rights to single rows uses it for these rows
 * alone, with `editable=only`: otherwise the number of rows would reveal values of other rows.
 */
export function readWhereFilter(
  text: string,
  tz: string | undefined,
  resource: Resource,
  { viewer, locale, relations = {}, isEditable }: Asking & { readonly isEditable: boolean },
): WhereFilter {
  if (viewer === null) throw new AppError('UNAUTHENTICATED');
  if (!(isEditable ? mayChangeRows : mayChangeAllRows)(viewer, resource))
    throw new AppError('FORBIDDEN', { message: `user ${viewer.id} may not ask this` });
  const fields = fieldsFor(viewer, resource);
  const tree = parseWhere(text, fields);
  const fault = (name: string): AppError => {
    const errors = { [name]: [fieldText(locale, 'choice')] };
    return new AppError('VALIDATION_FAILED', { message: `${resource.name}: ${name}`, fields: errors });
  };
  if (tree === undefined) {
    const hiddenField = parseWhere(text, queryOf(resource));
    if (hiddenField !== undefined)
      throw new AppError('FORBIDDEN', { message: `hidden field in ${fieldNames(hiddenField).join()}` });
    throw fault('where');
  }
  return { tree, fields, timeZone: readerZone(tz), relations };
}

/** Whether the viewer adds, edits or removes rows; for a resource without writes, whether the viewer is an admin. */
export function mayChangeAllRows(viewer: Viewer | null, resource: Resource): boolean {
  return mayChange(viewer, resource, mayCall);
}

/** As `mayChangeAllRows`, or whether rows give the viewer the right to change them. */
export function mayChangeRows(viewer: Viewer | null, resource: Resource): boolean {
  return mayChange(viewer, resource, mayCallForRows);
}

function mayChange(viewer: Viewer | null, resource: Resource, may: typeof mayCall): boolean {
  if (viewer === null) return false;
  const { add, edit, remove } = resource.wire;
  const writes = [add, edit, remove].filter((call) => call !== undefined);
  if (writes.length === 0) return mayCall(viewer, only(['admin'], `${resource.name}.edit`));
  return writes.some((call) => may(viewer, call.access));
}

/** Fields that the viewer may filter by: those of the list, and the other readable fields of a record. */
function fieldsFor(viewer: Viewer, resource: Resource): QueryFields {
  if (mayCallForRows(viewer, resource.wire.get.access)) return queryOf(resource);
  const listShape = resource.listEntity.shape;
  return Object.fromEntries(Object.entries(queryOf(resource)).filter(([name]) => name in listShape));
}

function fieldNames(node: Where): string[] {
  if ('and' in node) return node.and.flatMap(fieldNames);
  return 'or' in node ? node.or.flatMap(fieldNames) : [node.field];
}
