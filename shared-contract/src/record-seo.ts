import { type Seo, seoOf } from './seo';

/** What a record must offer to have a head of its own. */
export interface Describable {
  readonly name?: string;
  readonly title?: string;
  readonly summary?: string | null;
  readonly cover?: { readonly url: string; readonly alt: string } | null;
}

/**
 * Head data of a record's page: what its seo fields say, over what the record itself tells (name or title, summary,
 * cover, its own address). Used by the gateway's HTML and by the browser alike.
 * @param url absolute address of the record's page
 */
export function recordSeo(
  record: Describable & Readonly<Record<string, unknown>>,
  url: string,
  productName: string,
): Seo {
  const own = seoOf(record) ?? {};
  const origin = new URL(url).origin;
  const cover = record.cover ? { url: new URL(record.cover.url, origin).href, alt: record.cover.alt } : null;
  return {
    title: record.name ?? record.title,
    titleTemplate: `%s · ${productName}`,
    seo_description: record.summary,
    canonical: url,
    openGraph_type: 'website',
    ...(cover ? { openGraph_images: [cover] } : {}),
    ...own,
  };
}
