import { previewParameter } from '@enlace/shared-contract/admin';
import type { Seo } from '@enlace/shared-contract/head';
import type { ScreenContext } from '@enlace/shared-data';

/** The preview token of the address, for the query of a record. */
export function previewOf({ search }: Pick<ScreenContext, 'search'>): { readonly preview?: string } {
  const preview = search.get(previewParameter);
  return preview === null || preview === '' ? {} : { preview };
}

/** Head data of a page; a preview has none, so that search engines do not list it. */
export function seoUnlessPreview(seo: Seo | null, { search }: Pick<ScreenContext, 'search'>): Seo | null {
  return search.has(previewParameter) ? { ...seo, noindex: true } : seo;
}
