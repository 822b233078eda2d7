import { recordKinds } from './search-kinds';
import { type Seo, seoOf } from './seo';
import { isLocale, type Locale, locales, splitLocale } from './text';

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
 * Head data of a record's page: its seo fields over the record's own data (name or title, summary, picture, address).
 * Gateway and browser both use it. A record without a suitable picture gets one drawn from its title.
 * @param url absolute address of the record's page
 */
export function recordSeo(
  record: Describable & Readonly<Record<string, unknown>>,
  url: string,
  productName: string,
): Seo {
  const ownSeo = seoOf(record) ?? {};
  const { origin } = new URL(url);
  const image = recordPicture(record, url);
  return {
    title: record.name ?? record.title,
    titleTemplate: `%s · ${productName}`,
    seo_description: record.summary,
    canonical: url,
    ...languagesOf(record, url),
    ...kindOf(record),
    ...(image ? { openGraph_images: [image] } : {}),
    ...ownSeo,
    ...(ownSeo.openGraph_images
      ? { openGraph_images: ownSeo.openGraph_images.map((each) => wholeAddress(each, origin)) }
      : {}),
  };
}

/**
 * The picture for other sites, with an absolute address: the record's own if they can show it, else the one drawn
 * from its title; null for a record without a page.
 */
export function recordPicture(record: Describable, url: string) {
  const picture = record.featured_image ?? record.cover;
  return picture && !picture.url.endsWith('.svg')
    ? { url: new URL(picture.url, new URL(url).origin).href, alt: picture.alt }
    : shareImage(record, url);
}

/**
 * A record that can be read in some languages only is found in those: at an address that promises another one, it
 * points to where it keeps the promise.
 */
function languagesOf(record: Readonly<Record<string, unknown>>, url: string): Seo {
  const { languages } = record;
  const readable = locales.filter((locale) => Array.isArray(languages) && languages.includes(locale));
  const [first] = readable;
  if (first === undefined || readable.length === locales.length) return {};
  const { origin, pathname } = new URL(url);
  const { prefix, path } = splitLocale(pathname);
  const at = (locale: Locale): string => `${origin}/${locale}${path}`;
  return {
    ...(prefix === null || readable.includes(prefix) ? {} : { canonical: at(first) }),
    languageAlternates: [
      ...readable.map((locale) => ({ hrefLang: locale, href: at(locale) })),
      { hrefLang: 'x-default', href: `${origin}${path}` },
    ],
  };
}

/** Pictures that were uploaded lie on our own site; others read whole addresses alone. */
function wholeAddress<T extends { readonly url: string }>(picture: T, origin: string): T {
  return picture.url.startsWith('/') ? { ...picture, url: origin + picture.url } : picture;
}

/** What is published at an hour is an article, with its dates; anything else a page. */
function kindOf(record: Readonly<Record<string, unknown>>): Seo {
  const { published_at, updated_at, body } = record;
  if (typeof published_at !== 'string' || typeof body !== 'string') return { openGraph_type: 'website' };
  return {
    openGraph_type: 'article',
    openGraph_article_published_time: published_at,
    ...(typeof updated_at === 'string' ? { openGraph_article_modified_time: updated_at } : {}),
    ...listTags('openGraph_article_authors', record['author'] ? [record['author']] : []),
    ...listTags('openGraph_article_tags', record['tags']),
  };
}

function listTags(name: 'openGraph_article_authors' | 'openGraph_article_tags', rows: unknown): Seo {
  const names = (Array.isArray(rows) ? rows : []).flatMap((row: unknown) =>
    typeof row === 'object' && row !== null && 'name' in row && typeof row.name === 'string' ? [row.name] : [],
  );
  return names.length === 0 ? {} : { [name]: names };
}

/** The drawn picture of a record; kind and language are those of its page's address. */
function shareImage({ slug, name, title, updated_at }: Describable, url: string) {
  if (!slug) return null;
  const { origin, pathname } = new URL(url);
  const [first = '', ...others] = pathname.split('/').filter(Boolean);
  const [lang, parts] = isLocale(first) ? [first, others] : [null, [first, ...others]];
  const kind = recordKinds.find((recordKind) => recordKind === parts[0]);
  if (kind === undefined) return null;
  const query = new URLSearchParams({ ...(lang ? { lang } : {}), v: String(Date.parse(updated_at ?? '') || 0) });
  return {
    url: `${origin}/api/v2/share/${kind}/${encodeURIComponent(slug)}.png?${query.toString()}`,
    alt: name ?? title ?? '',
    width: 1200,
    height: 630,
  };
}
