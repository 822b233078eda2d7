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

/** Fields of one kind of thing (`openGraph_<type>_<field>`), with the names of their tags (`<type>:<name>`). */
const tagNamesByType: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  profile: { firstName: 'first_name', lastName: 'last_name', username: 'username', gender: 'gender' },
  book: { authors: 'author', isbn: 'isbn', release_date: 'release_date', tags: 'tag' },
  article: {
    published_time: 'published_time',
    modified_time: 'modified_time',
    expiration_time: 'expiration_time',
    authors: 'author',
    section: 'section',
    tags: 'tag',
  },
};

function typeTags(page: Partial<Seo>): HeadTag[] {
  const type = page.openGraph_type?.toLowerCase() ?? '';
  const values = page as Readonly<Record<string, string | readonly string[] | null | undefined>>;
  return Object.entries(tagNamesByType[type] ?? {}).flatMap(([field, name]) =>
    [values[`openGraph_${type}_${field}`] ?? []]
      .flat()
      .flatMap((v) => optional(v, (text) => property(`${type}:${name}`, text))),
  );
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
  const details = (['alt', 'secure_url', 'type', 'width', 'height'] as const).flatMap((key) =>
    optional(m[key], (v) => property(`${name}:${key}`, String(v))),
  );
  return [property(name, m.url), ...details];
}

const metaTag = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } });
const property = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { property: name, content } });
const link = (attributes: Record<string, string>): HeadTag => ({ tag: 'link', attributes });

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** Empty strings emit nothing. */
function optional<T extends string | number>(value: T | null | undefined, make: (value: T) => HeadTag): HeadTag[] {
  return value === undefined || value === null || value === '' ? [] : [make(value)];
}
