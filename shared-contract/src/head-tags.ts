import type { Seo } from './seo';

/** One tag of the document's head. `title` has `text`; metas and links have attributes only. */
export interface HeadTag {
  readonly tag: 'title' | 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
}

/** Head data of every page (docs/SPECIFICATION.md, section 2: default head data). */
export interface HeadDefaults {
  readonly title: string;
  readonly description: string;
  /** Absolute address of the default social image. */
  readonly image: string;
  /** The page in each language; left out for pages that are not to be found. */
  readonly languageAlternates?: NonNullable<Seo['languageAlternates']>;
  /** Absolute address of the page; missing for pages without search engines. */
  readonly canonical?: string;
  /** How the picture is shown where the page is shared. */
  readonly twitterCard?: string;
}

/**
 * The head of a page, tag by tag: page data over defaults, by key. Pure, so that the gateway's HTML and the browser
 * agree. The result is complete, so that no tag of a previous page remains.
 */
export function headTags(seo: Seo | null, defaults: HeadDefaults): HeadTag[] {
  const page: Partial<Seo> = seo ?? {};
  const plain = page.title || defaults.title;
  const title = page.title && page.titleTemplate ? page.titleTemplate.replace(/%s/g, () => plain) : plain;
  const description = page.seo_description || defaults.description;
  const robots = `${page.noindex ? 'noindex' : 'index'},${page.nofollow ? 'nofollow' : 'follow'}`;
  return [
    { tag: 'title', attributes: {}, text: title },
    metaTag('robots', robots),
    metaTag('description', description),
    ...optional(page.themeColor, (v) => metaTag('theme-color', v)),
    ...(page.languageAlternates ?? (page.noindex ? [] : (defaults.languageAlternates ?? []))).map(
      ({ hrefLang, href }) => link({ rel: 'alternate', hreflang: hrefLang, href }),
    ),
    ...optional(page.twitter_cardType || defaults.twitterCard, (v) => metaTag('twitter:card', v)),
    ...optional(page.twitter_site, (v) => metaTag('twitter:site', v)),
    ...optional(page.twitter_handle, (v) => metaTag('twitter:creator', v)),
    ...optional(page.facebook_appId, (v) => property('fb:app_id', v)),
    property('og:title', page.openGraph_title || title),
    property('og:description', page.openGraph_description || description),
    ...openGraph(page, defaults),
    ...optional(page.canonical || (page.noindex ? null : defaults.canonical), (href) =>
      link({ rel: 'canonical', href }),
    ),
  ];
}

function openGraph(page: Partial<Seo>, defaults: HeadDefaults): HeadTag[] {
  const isGiven = Object.entries(page).some(([key, value]) => key.startsWith('openGraph_') && !isBlank(value));
  const images = page.openGraph_images?.length ? page.openGraph_images : [{ url: defaults.image }];
  return [
    ...(isGiven ? optional(page.openGraph_url || page.canonical, (v) => property('og:url', v)) : []),
    ...optional(page.openGraph_type, (v) => property('og:type', v.toLowerCase())),
    ...typeTags(page),
    ...images.flatMap((image) => medium('og:image', image)),
    ...(page.openGraph_videos ?? []).flatMap((video) => medium('og:video', video)),
    ...optional(page.openGraph_locale, (v) => property('og:locale', v)),
    ...optional(page.openGraph_site_name, (v) => property('og:site_name', v)),
  ];
}

/** The tags that belong to one kind of thing: profile, book or article. */
function typeTags(page: Partial<Seo>): HeadTag[] {
  switch (page.openGraph_type?.toLowerCase()) {
    case 'profile':
      return [
        ...optional(page.openGraph_profile_firstName, (v) => property('profile:first_name', v)),
        ...optional(page.openGraph_profile_lastName, (v) => property('profile:last_name', v)),
        ...optional(page.openGraph_profile_username, (v) => property('profile:username', v)),
        ...optional(page.openGraph_profile_gender, (v) => property('profile:gender', v)),
      ];
    case 'book':
      return [
        ...many('book:author', page.openGraph_book_authors),
        ...optional(page.openGraph_book_isbn, (v) => property('book:isbn', v)),
        ...optional(page.openGraph_book_release_date, (v) => property('book:release_date', v)),
        ...many('book:tag', page.openGraph_book_tags),
      ];
    case 'article':
      return [
        ...optional(page.openGraph_article_published_time, (v) => property('article:published_time', v)),
        ...optional(page.openGraph_article_modified_time, (v) => property('article:modified_time', v)),
        ...optional(page.openGraph_article_expiration_time, (v) => property('article:expiration_time', v)),
        ...many('article:author', page.openGraph_article_authors),
        ...optional(page.openGraph_article_section, (v) => property('article:section', v)),
        ...many('article:tag', page.openGraph_article_tags),
      ];
    default:
      return [];
  }
}

interface Medium {
  readonly url: string;
  readonly alt?: string | null | undefined;
  readonly secure_url?: string | null | undefined;
  readonly type?: string | null | undefined;
  readonly width?: number | string | null | undefined;
  readonly height?: number | string | null | undefined;
}

function medium(name: string, m: Medium): HeadTag[] {
  return [
    property(name, m.url),
    ...optional(m.alt, (v) => property(`${name}:alt`, v)),
    ...optional(m.secure_url, (v) => property(`${name}:secure_url`, v)),
    ...optional(m.type, (v) => property(`${name}:type`, v)),
    ...optional(m.width, (v) => property(`${name}:width`, String(v))),
    ...optional(m.height, (v) => property(`${name}:height`, String(v))),
  ];
}

const metaTag = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } });
const property = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { property: name, content } });
const link = (attributes: Record<string, string>): HeadTag => ({ tag: 'link', attributes });
const many = (name: string, values: readonly string[] | null | undefined): HeadTag[] =>
  (values ?? []).filter(Boolean).map((value) => property(name, value));

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** Empty strings emit nothing. */
function optional<T extends string | number>(value: T | null | undefined, make: (value: T) => HeadTag): HeadTag[] {
  return value === undefined || value === null || value === '' ? [] : [make(value)];
}
