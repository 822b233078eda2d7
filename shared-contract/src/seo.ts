import * as z from 'zod/mini';

/** `1`, `"1"`, `"true"` and `true` mean yes; every other value means no. */
const flag = z.optional(
  z.nullable(
    z.pipe(
      z.union([z.boolean(), z.number(), z.string()]),
      z.transform((v) => v === true || v === 1 || v === '1' || v === 'true'),
    ),
  ),
);
const text = z.optional(z.nullable(z.string()));
const size = z.optional(z.nullable(z.union([z.number(), z.string()])));
const list = <T extends z.ZodMiniType>(entry: T) =>
  z.optional(z.nullable(z.pipe(z.transform(readList), z.array(entry))));
/** A list of objects: `name[0][key]`, `name[][key]`, JSON text of the list, or of each entry. */
const objectList = <T extends z.ZodMiniType>(entry: T) =>
  z.optional(z.nullable(z.pipe(z.transform(readObjects), z.array(entry))));

function readObjects(value: unknown): unknown {
  const entries = readList(value);
  return Array.isArray(entries) ? entries.map(readObject) : entries;
}

function readObject(entry: unknown): unknown {
  if (typeof entry !== 'string' || !entry.trim().startsWith('{')) return entry;
  try {
    return JSON.parse(entry);
  } catch {
    return entry;
  }
}

/** Arrays may arrive as JSON text. */
function readList(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    const parsed: unknown = JSON.parse(value);
    return Array.isArray(parsed) ? parsed : [value];
  } catch {
    return value === '' ? [] : [value];
  }
}

const media = z.object({ url: z.string(), alt: text, secure_url: text, type: text, width: size, height: size });
const medium = z.union([
  z.pipe(
    z.string(),
    z.transform((url) => ({ url })),
  ),
  media,
]);

/**
 * A page's own head data, flat as in records. Every field overrides the default of the same name
 * (docs/SPECIFICATION.md, section 2).
 */
export const seoSchema = z.object({
  title: text,
  titleTemplate: text,
  canonical: text,
  seo_description: text,
  noindex: flag,
  nofollow: flag,
  themeColor: text,
  languageAlternates: objectList(z.object({ hrefLang: z.string(), href: z.string() })),
  twitter_cardType: text,
  twitter_site: text,
  twitter_handle: text,
  facebook_appId: text,
  openGraph_url: text,
  openGraph_type: text,
  openGraph_title: text,
  openGraph_description: text,
  openGraph_locale: text,
  openGraph_site_name: text,
  openGraph_images: objectList(medium),
  openGraph_videos: objectList(medium),
  openGraph_article_published_time: text,
  openGraph_article_modified_time: text,
  openGraph_article_expiration_time: text,
  openGraph_article_section: text,
  openGraph_article_authors: list(z.string()),
  openGraph_article_tags: list(z.string()),
  openGraph_book_authors: list(z.string()),
  openGraph_book_isbn: text,
  openGraph_book_release_date: text,
  openGraph_book_tags: list(z.string()),
  openGraph_profile_firstName: text,
  openGraph_profile_lastName: text,
  openGraph_profile_username: text,
  openGraph_profile_gender: text,
});

export type Seo = z.infer<typeof seoSchema>;

/** Names of the flat seo fields as records and form bodies carry them; the record's own `title` is not seo. */
export const seoFieldNames = Object.keys(seoSchema.shape).map((name) => (name === 'title' ? 'seo_title' : name));

/** Fields that name the address, the languages or the dates of one page; a copy of its record does not have them. */
export const ownSeoFieldNames = [
  'canonical',
  'languageAlternates',
  'openGraph_url',
  'openGraph_article_published_time',
  'openGraph_article_modified_time',
  'openGraph_article_expiration_time',
] as const satisfies readonly (keyof Seo)[];

/** Reads the seo fields of a record (`seo_title` means `title`); null without any. */
export function seoOf(record: Readonly<Record<string, unknown>>): Seo | null {
  const flat = Object.fromEntries(
    seoFieldNames
      .filter((name) => record[name] !== undefined && record[name] !== null && record[name] !== '')
      .map((name) => [name === 'seo_title' ? 'title' : name, record[name]]),
  );
  if (Object.keys(flat).length === 0) return null;
  const parsed = seoSchema.safeParse(flat);
  return parsed.success ? parsed.data : null;
}
