import { mayCall, type Resource, type Viewer } from '@enlace/shared-contract';
import * as z from 'zod/v4/core';

import { withoutOwnMarks } from '../infrastructure/files/picture-words';
import type { ReadContext } from './read-context';
import type { Row } from './table-repository';
import { cleanTranslations, richTexts } from './write-values';

export type RowOperation = 'get' | 'edit' | 'remove';

/**
 * The right of a viewer to this row: true allows more than the roles do, e.g. leaders edit their own chapter; `never`
 * refuses what the roles allow, e.g. recruiters and the jobs of other companies.
 */
export type RowPolicy = (viewer: Viewer, operation: RowOperation, row: Row) => boolean | 'never';

/** Whether a viewer may do this to a row, by roles, permissions or the row itself. */
export function mayTouch(
  viewer: Viewer | null,
  resource: Resource,
  operation: RowOperation,
  row: Row,
  policy?: RowPolicy,
): boolean {
  const call = resource.wire[operation];
  if (call === undefined) return false;
  const word = viewer !== null && policy?.(viewer, operation, row);
  return word !== 'never' && (word === true || mayCall(viewer, call.access));
}

/**
 * A row in the form of the contract: flat seo fields, ISO 8601 dates, the viewer's abilities, and no other fields
 * than those of the schema. Fields for forms are included only for forms. Throws when the row does not match the
 * contract, because that is an error of the API.
 */
export function present(
  schema: Resource['entity'],
  resource: Resource,
  row: Row,
  context: ReadContext,
  viewer: Viewer | null,
  policy?: RowPolicy,
): Row {
  const { hardRemove } = resource.wire;
  const { seo, ...ownFields } = row;
  const flat: Row = { ...(isObject(seo) ? seo : {}), ...ownFields, ...richTexts(resource, ownFields) };
  if (context.lang !== null) delete flat['translations'];
  else if (resource.richText.length > 0 && 'translations' in flat)
    flat['translations'] = cleanTranslations(resource, flat['translations']);
  for (const [name, value] of Object.entries(flat)) if (value instanceof Date) flat[name] = value.toISOString();
  if (viewer !== null && 'abilities' in schema.shape)
    flat['abilities'] = {
      edit: mayTouch(viewer, resource, 'edit', row, policy),
      remove: mayTouch(viewer, resource, 'remove', row, policy),
      ...(hardRemove === undefined ? {} : { hardRemove: mayCall(viewer, hardRemove.access) }),
    };
  const parsed = z.safeParse(schema, flat);
  if (parsed.success) {
    const isEdited = context.isForForm === true && mayTouch(viewer, resource, 'edit', row, policy);
    return isEdited ? parsed.data : withoutOwnMarks(parsed.data);
  }
  const faults = parsed.error.issues.map(({ path, code }) => `${path.join('.')} ${code}`);
  throw new Error(`${resource.name} ${String(row['id'])} breaks the contract: ${faults.join(', ')}`);
}

function isObject(value: unknown): value is Row {
  return typeof value === 'object' && value !== null;
}
