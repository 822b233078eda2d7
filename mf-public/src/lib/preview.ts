import { previewParameter, type Seo } from '@enlace/shared-contract';
import type { ScreenContext } from '@enlace/shared-data';

/** What a record is asked for with when its page was opened by the link of a preview. */
export function previewOf({ search }: Pick<ScreenContext, 'search'>): { readonly preview?: string } {
  const preview = search.get(previewParameter);
  return preview === null || preview === '' ? {} : { preview };
}

/** Head data of a page that may be a preview: no search engine lists one. */
export function seoUnlessPreview(seo: Seo | null, { search }: Pick<ScreenContext, 'search'>): Seo | null {
  return search.has(previewParameter) ? { ...seo, noindex: true } : seo;
}
