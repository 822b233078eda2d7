import {
  AppError,
  type Locale,
  type RecordHead,
  recordSeo,
  structuredData,
  type Viewer,
} from '@enlace/shared-contract';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { withPictureWords } from '../../../infrastructure/files/picture-words';
import { present } from '../../../kit/present';
import type { ReadContext } from '../../../kit/read-context';
import type { MountedResource } from '../../../kit/resource-options';

interface SeoQuestion {
  readonly locale: Locale;
  /** Absolute address of the record's page. */
  readonly url: string;
  readonly productName: string;
  /** Left out: a visitor. */
  readonly viewer?: Viewer | null;
}

/**
 * Head data of a record's public page, by its slug; null when there is no such page. Throws UNAUTHENTICATED or FORBIDDEN
 * for one that this viewer may not read.
 */
export async function findSeo(
  deps: Pick<ApiDeps, 'reads' | 'clock'>,
  resources: readonly MountedResource[],
  record: string,
  slug: string,
  question: SeoQuestion,
): Promise<RecordHead | null> {
  const mounted = resources.find(({ resource, options }) => resource.name === record && options.hasPage);
  if (mounted === undefined || mounted.resource.wire.get.access.kind !== 'public') return null;
  const { resource, options } = mounted;
  const context: ReadContext = { lang: question.locale, now: deps.clock() };
  const row = await options.repository.findBySlug(deps.reads, slug, context);
  if (row === null) return null;
  const { viewer = null } = question;
  if (options.isOpenTo?.(viewer, row) === false) throw new AppError(viewer === null ? 'UNAUTHENTICATED' : 'FORBIDDEN');
  const [known = row] = await withPictureWords(deps.reads, [row], context.lang);
  const shown = present(resource.entity, resource, known, context, null);
  const { url, productName, locale } = question;
  const { origin } = new URL(url);
  const jsonLd = structuredData(record, shown, { url, productName, locale, origin, now: context.now });
  return { ...recordSeo(shown, url, productName), ...(jsonLd.length > 0 ? { jsonLd } : {}) };
}
