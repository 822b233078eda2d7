import { mayCall, type Viewer } from '@enlace/shared-contract/access';
import type { Resource } from '@enlace/shared-contract/resources';
import * as z from 'zod/v4/core';
import { versionTag } from '@enlace/shared-contract/admin';
import type { FastifyReply } from 'fastify';

import { withoutOwnMarks } from '../../../infrastructure/files/picture-words';
import type { ReadContext } from '../table/read-context';
import type { Row } from '../table/repository';
import { cleanTranslations, richTexts } from '../write/write-values';

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
  return createPresenter(schema, resource, context, viewer, policy)(row);
}

/** Like `present`, for the rows of one answer: what is the same for all of them is found out once. */
export function createPresenter(
  schema: Resource['entity'],
  resource: Resource,
  context: ReadContext,
  viewer: Viewer | null,
  policy?: RowPolicy,
): (row: Row) => Row {
  const abilitiesOf = viewer !== null && 'abilities' in schema.shape ? judgeAbilities(resource, viewer, policy) : null;
  const { richText } = resource;
  const quickSchema = compiledSchema(schema);
  return (row) => {
    // The schema drops `seo` and other names that it does not have.
    const flat: Row = isObject(row['seo']) ? { ...row['seo'], ...row } : { ...row };
    for (const name in flat) {
      const value = flat[name];
      if (value instanceof Date) flat[name] = value.toISOString();
    }
    if (richText.length > 0) Object.assign(flat, richTexts(resource, row));
    if (context.lang !== null) delete flat['translations'];
    else if (richText.length > 0 && 'translations' in flat)
      flat['translations'] = cleanTranslations(resource, flat['translations']);
    if (abilitiesOf !== null) flat['abilities'] = abilitiesOf(row);
    const parsed = z.safeParse(quickSchema, flat);
    if (parsed.success) {
      const isEdited = context.isForForm === true && mayTouch(viewer, resource, 'edit', row, policy);
      return isEdited ? parsed.data : withoutOwnMarks(parsed.data);
    }
    const faults = parsed.error.issues.map(({ path, code }) => `${path.join('.')} ${code}`);
    throw new Error(`${resource.name} ${String(row['id'])} breaks the contract: ${faults.join(', ')}`);
  };
}

/** The viewer's abilities on a row; without a policy they are the same for all rows. */
function judgeAbilities(resource: Resource, viewer: Viewer, policy: RowPolicy | undefined): (row: Row) => Row {
  const { hardRemove } = resource.wire;
  const extra = hardRemove === undefined ? {} : { hardRemove: mayCall(viewer, hardRemove.access) };
  const judge = (row: Row): Row => ({
    edit: mayTouch(viewer, resource, 'edit', row, policy),
    remove: mayTouch(viewer, resource, 'remove', row, policy),
    ...extra,
  });
  if (policy !== undefined) return judge;
  const abilities = judge({});
  return () => abilities;
}

function isObject(value: unknown): value is Row {
  return typeof value === 'object' && value !== null;
}

type Schema = Resource['entity'];

const compiledSchemas = new WeakMap<Schema, z.$ZodObject>();

/**
 * The same object schema, compiled to a function. The contract's own schemas are interpreted, because a browser refuses
 * to compile texts; for the rows of lists that takes longer.
 */
function compiledSchema(schema: Schema): z.$ZodObject {
  const quickSchema = compiledSchemas.get(schema) ?? new z.$ZodObjectJIT(schema._zod.def);
  compiledSchemas.set(schema, quickSchema);
  return quickSchema;
}

/** Sends the version of a record as `ETag`. */
export function tagAnswer(reply: FastifyReply, record: Row): void {
  const version = record['updated_at'];
  if (typeof version === 'string') void reply.header('etag', versionTag(version));
}
