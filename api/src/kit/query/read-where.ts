import {
  AppError,
  mayCall,
  only,
  parseWhere,
  queryOf,
  type QueryFields,
  type Resource,
  type Viewer,
  type Where,
} from '@enlace/shared-contract';

import { fieldText } from '../../infrastructure/errors/field-texts';
import type { Asking } from '../list-request';
import { isTimeZone } from './days';
import type { AskedWhere } from './where-condition';

/** Reads `where` and `tz`. VALIDATION_FAILED names the parameter that is wrong. */
export function readAskedWhere(
  text: string,
  tz: string | undefined,
  resource: Resource,
  { viewer, locale, relations = {} }: Asking,
): AskedWhere {
  if (viewer === null) throw new AppError('UNAUTHENTICATED');
  if (!mayChangeRows(viewer, resource))
    throw new AppError('FORBIDDEN', { message: `user ${viewer.id} may not ask this` });
  const fields = fieldsFor(viewer, resource);
  const tree = parseWhere(text, fields);
  const fault = (name: string): AppError => {
    const errors = { [name]: [fieldText(locale, 'choice')] };
    return new AppError('VALIDATION_FAILED', { message: `${resource.name}: ${name}`, fields: errors });
  };
  if (tree === undefined) {
    const hidden = parseWhere(text, queryOf(resource));
    if (hidden !== undefined)
      throw new AppError('FORBIDDEN', { message: `hidden field in ${fieldNames(hidden).join()}` });
    throw fault('where');
  }
  if (tz !== undefined && !isTimeZone(tz)) throw fault('tz');
  return { tree, fields, timeZone: tz ?? 'UTC', relations };
}

/** Whether somebody adds, edits or removes rows; of a resource that nobody writes, whether she is an admin. */
export function mayChangeRows(viewer: Viewer | null, resource: Resource): boolean {
  if (viewer === null) return false;
  const { add, edit, remove } = resource.wire;
  const writes = [add, edit, remove].filter((call) => call !== undefined);
  if (writes.length === 0) return mayCall(viewer, only(['admin'], `${resource.name}.edit`));
  return writes.some((call) => mayCall(viewer, call.access));
}

/** What she may ask of: what a list shows, and what else she may read of a single record. */
function fieldsFor(viewer: Viewer, resource: Resource): QueryFields {
  if (mayCall(viewer, resource.wire.get.access)) return queryOf(resource);
  const shown = resource.listEntity.shape;
  return Object.fromEntries(Object.entries(queryOf(resource)).filter(([name]) => name in shown));
}

function fieldNames(node: Where): string[] {
  if ('and' in node) return node.and.flatMap(fieldNames);
  return 'or' in node ? node.or.flatMap(fieldNames) : [node.field];
}
