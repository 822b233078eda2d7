import type { Viewer } from '@enlace/shared-contract/access';
import { AppError } from '@enlace/shared-contract/errors';
import { type RecordHead, recordSeo, structuredData } from '@enlace/shared-contract/head';
import type { Locale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { withPictureWords } from '../../../infrastructure/files/picture-words';
import { present } from '../../../kit/core/read/present';
import type { ReadContext } from '../../../kit/core/table/read-context';
import type { MountedResource } from '../../../kit/core/table/resource-options';

interface SeoQuestion {
  readonly locale: Locale;
  /** Absolute address of the record's page. */
  readonly url: string;
  readonly productName: string;
  /** A visitor when it is missing. */
  readonly viewer?: Viewer | null;
}

/**
 * Head data of a record's public page, by its slug; null when the page does not exist. Throws UNAUTHENTICATED or
 * FORBIDDEN when this viewer may not read it, and NOT_FOUND with 410 when the page has ended.
 */
export async function findSeo(
  deps: Pick<ApiDeps, 'reads' | 'clock'>,
  resources: readonly MountedResource[],
  record: string,
  slug: string,
  question: SeoQuestion,
): Promise<RecordHead | null> {
  const mountedResource = resources.find(({ resource, options }) => resource.name === record && options.hasPage);
  if (mountedResource === undefined || mountedResource.resource.wire.get.access.kind !== 'public') return null;
  const { resource, options } = mountedResource;
  const context: ReadContext = { lang: question.locale, now: deps.clock() };
  const row = await options.repository.findBySlug(deps.reads, slug, context);
  if (row === null) {
    if (await hasEnded(deps, mountedResource, slug, context)) throw new AppError('NOT_FOUND', { status: 410 });
    return null;
  }
  const { viewer = null } = question;
  if (options.isOpenTo?.(viewer, row) === false) throw new AppError(viewer === null ? 'UNAUTHENTICATED' : 'FORBIDDEN');
  const [rowWithAltTexts = row] = await withPictureWords(deps.reads, [row], context.lang);
  const data = present(resource.entity, resource, rowWithAltTexts, context, null);
  const { url, productName, locale } = question;
  const { origin } = new URL(url);
  const jsonLd = structuredData(record, data, { url, productName, locale, origin, now: context.now });
  return { ...recordSeo(data, url, productName), ...(jsonLd.length > 0 ? { jsonLd } : {}) };
}

async function hasEnded(
  { reads }: Pick<ApiDeps, 'reads'>,
  { options }: MountedResource,
  slug: string,
  context: ReadContext,
): Promise<boolean> {
  const condition = options.hasEnded?.(context);
  if (condition === undefined) return false;
  const { rows } = await sql`select 1 from ${sql.table(options.repository.table)} as t
    where t.slug = ${slug} and ${condition}`.execute(reads);
  return rows.length > 0;
}
