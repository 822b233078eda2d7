import { mayCall, type Resource, type Viewer } from '@enlace/shared-contract';
import * as z from 'zod/v4/core';

import { withoutOwnMarks } from '../infrastructure/files/picture-words';
import type { ReadContext } from './read-context';
import type { Row } from './table-repository';
import { cleanTranslations, richTexts } from './write-values';

export type RowOperation = 'get' | 'edit' | 'remove';

/**
 * Whether a person may do something to this row although her roles do not let her, e.g. a leader to her own chapter;
 * `never` where she may not although they do, e.g. a recruiter with the job of another company.
 */
export type RowPolicy = (viewer: Viewer, operation: RowOperation, row: Row) => boolean | 'never';

/** Whether a viewer may do something to a row, by roles, permissions or the row itself. */
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
 * A row as the contract answers it: seo fields flat, dates ISO 8601, what the viewer may do with it, and nothing the
 * schema does not name, nor what only a form needs to know unless it is for one. A row that breaks the contract is our fault and throws.
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
  const { seo, ...own } = row;
  const flat: Row = { ...(isObject(seo) ? seo : {}), ...own, ...richTexts(resource, own) };
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
