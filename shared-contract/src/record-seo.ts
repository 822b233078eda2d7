import { searchKinds } from './search-kinds';
import { type Seo, seoOf } from './seo';
import { isLocale } from './text';

/** What a record must offer to have a head of its own. */
export interface Describable {
  readonly name?: string;
  readonly title?: string;
  readonly slug?: string;
  readonly summary?: string | null;
  readonly cover?: Picture | null;
  readonly featured_image?: Picture | null;
  readonly updated_at?: string;
}

interface Picture {
  readonly url: string;
  readonly alt: string;
}

/**
 * Head data of a record's page: what its seo fields say, over what the record itself tells (name or title, summary,
 * picture, its own address). Used by the gateway's HTML and by the browser alike. A record without a picture that
 * social networks can show has one drawn of its title.
 * @param url absolute address of the record's page
 */
export function recordSeo(
  record: Describable & Readonly<Record<string, unknown>>,
  url: string,
  productName: string,
): Seo {
  const own = seoOf(record) ?? {};
  const { origin } = new URL(url);
  const picture = record.featured_image ?? record.cover;
  const image =
    picture && !picture.url.endsWith('.svg')
      ? { url: new URL(picture.url, origin).href, alt: picture.alt }
      : shareImage(record, url);
  return {
    title: record.name ?? record.title,
    titleTemplate: `%s · ${productName}`,
    seo_description: record.summary,
    canonical: url,
    openGraph_type: 'website',
    ...(image ? { openGraph_images: [image] } : {}),
    ...own,
  };
}

/** The drawn picture of a record; kind and language are those of its page's address. */
function shareImage({ slug, name, title, updated_at }: Describable, url: string) {
  if (!slug) return null;
  const { origin, pathname } = new URL(url);
  const [first = '', ...others] = pathname.split('/').filter(Boolean);
  const [lang, parts] = isLocale(first) ? [first, others] : [null, [first, ...others]];
  const kind = searchKinds.find((known) => known === parts[0]);
  if (kind === undefined) return null;
  const query = new URLSearchParams({ ...(lang ? { lang } : {}), v: String(Date.parse(updated_at ?? '') || 0) });
  return {
    url: `${origin}/api/v2/share/${kind}/${encodeURIComponent(slug)}.png?${query.toString()}`,
    alt: name ?? title ?? '',
    width: 1200,
    height: 630,
  };
}
