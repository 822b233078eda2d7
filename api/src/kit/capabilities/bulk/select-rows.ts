import type { Viewer } from '@enlace/shared-contract/access';
import { bulkRowCap, type Selection } from '@enlace/shared-contract/admin';
import { AppError } from '@enlace/shared-contract/errors';
import type { Locale } from '@enlace/shared-contract/text';

import type { Db } from '../../../infrastructure/db/database';
import { fieldText } from '../../../infrastructure/errors/field-texts';
import { readListQuery, unknownParameters } from '../../core/read/list-request';
import type { ReadContext } from '../../core/table/read-context';
import type { MountedResource } from '../../core/table/resource-options';

/** The ids of a selection in the order of its list. VALIDATION_FAILED names what is wrong in its query. */
export async function selectRows(
  db: Db,
  { resource, options }: MountedResource,
  selection: Selection,
  { viewer, locale, now }: { readonly viewer: Viewer; readonly locale: Locale; readonly now: Date },
): Promise<number[]> {
  if ('ids' in selection) return [...new Set(selection.ids)];
  const { page: _page, per_page: _perPage, limit: _limit, ...query } = selection.query;
  // A filter with a mistake in its name would choose every row.
  const [unknownName] = unknownParameters(query, resource);
  if (unknownName !== undefined) throw tooWide(locale, unknownName);
  const listRequest = readListQuery(query, resource, { viewer, locale, relations: options.relations });
  if (listRequest.isTrashed && !resource.capabilities.trash) throw tooWide(locale, 'trashed');
  const context: ReadContext = { lang: listRequest.lang ?? null, now, viewer };
  const excludedIds = new Set(selection.exclude);
  const limit = bulkRowCap + excludedIds.size + 1;
  const ids = (await options.repository.listIds(db, listRequest, context, limit)).filter((id) => !excludedIds.has(id));
  if (ids.length > bulkRowCap) throw tooWide(locale, 'selection', bulkRowCap);
  return ids;
}

function tooWide(locale: Locale, field: string, n?: number): AppError {
  const text = n === undefined ? fieldText(locale, 'choice') : fieldText(locale, 'tooMany', n);
  return new AppError('VALIDATION_FAILED', { message: `bulk: ${field}`, fields: { [field]: [text] } });
}
