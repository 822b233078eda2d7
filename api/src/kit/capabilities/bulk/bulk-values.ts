import { AppError } from '@enlace/shared-contract/errors';
import type { Resource } from '@enlace/shared-contract/resources';
import type { Locale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';
import * as z from 'zod/mini';

import type { Db } from '../../../infrastructure/db/database';
import { fieldText } from '../../../infrastructure/errors/field-texts';
import { parseWith } from '../../core/http/parse';
import type { MountedResource, ResourceOptions } from '../../core/table/resource-options';
import type { Row } from '../../core/table/repository';

const neverInBulk = /^(translations|privacy|password|c_password|current_password)$/;

/** Whether a bulk edit can set the field: files and translations are excluded. */
export function isBulkField(resource: Resource, { files = {} }: ResourceOptions, name: string): boolean {
  if (!(name in resource.write.shape) || neverInBulk.test(name)) return false;
  const isFile = Object.keys(files).some((field) =>
    [field, `attach_${field}`, `detach_${field}`, `${field}_alt`].includes(name),
  );
  return !isFile && !name.startsWith('openGraph_images');
}

/** The parsed values of a bulk edit. VALIDATION_FAILED names wrong fields and unknown ids. */
export async function readBulkValues(
  db: Db,
  { resource, options }: MountedResource,
  givenValues: Readonly<Record<string, unknown>> | undefined,
  locale: Locale,
): Promise<Row> {
  const names = Object.keys(givenValues ?? {});
  const wrongNames = names.length === 0 ? ['values'] : names.filter((name) => !isBulkField(resource, options, name));
  if (wrongNames.length > 0) throw invalid(wrongNames, locale, names.length === 0 ? 'required' : 'choice');
  const parsed = parseWith(z.partial(resource.write), givenValues, locale);
  const values: Row = Object.fromEntries(Object.entries(parsed).filter(([name]) => names.includes(name)));
  for (const relation of resource.relations) {
    const pair = options.relations?.[relation.field];
    const ids = idList(values[relation.attach]);
    if (pair === undefined || ids.length === 0) continue;
    const { rows } = await sql`select id from ${sql.table(pair.target)} where id in (${sql.join(ids)})
      ${pair.isSoftDeleted ? sql`and deleted_at is null` : sql``}`.execute(db);
    if (rows.length < ids.length) throw invalid([relation.attach], locale, 'unknownRow');
  }
  return values;
}

/** Ids of an `attach_x` or `detach_x`, without duplicates. */
function idList(value: unknown): number[] {
  return Array.isArray(value) ? [...new Set(value.map(Number))] : [];
}

function invalid(names: readonly string[], locale: Locale, text: 'choice' | 'required' | 'unknownRow'): AppError {
  const fields = Object.fromEntries(names.map((name) => [name, [fieldText(locale, text)]]));
  return new AppError('VALIDATION_FAILED', { message: `not for many rows: ${names.join(', ')}`, fields });
}
