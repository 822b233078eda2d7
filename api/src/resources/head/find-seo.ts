import { type Locale, recordSeo, type Seo } from '@enlace/shared-contract';

import type { ApiDeps } from '../../deps';
import { present } from '../../kit/present';
import type { ReadContext } from '../../kit/read-context';
import { mountedResources } from '../resources';

interface SeoQuestion {
  readonly locale: Locale;
  /** Absolute address of the record's page. */
  readonly url: string;
  readonly productName: string;
}

/** Head data of a record's public page, by its slug; null when there is no such page. */
export async function findSeo(
  deps: Pick<ApiDeps, 'reads' | 'clock'>,
  record: string,
  slug: string,
  question: SeoQuestion,
): Promise<Seo | null> {
  const mounted = mountedResources.find(({ resource, options }) => resource.name === record && options.hasPage);
  if (mounted === undefined || mounted.resource.wire.get.access.kind !== 'public') return null;
  const { resource, options } = mounted;
  const context: ReadContext = { lang: question.locale, now: deps.clock() };
  const row = await options.repository.findBySlug(deps.reads, slug, context);
  if (row === null) return null;
  return recordSeo(present(resource.entity, resource, row, context, null), question.url, question.productName);
}
