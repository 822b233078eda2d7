import type { HeadTag } from '@enlace/shared-contract/head';
import { type Locale, locales } from '@enlace/shared-contract/text';

/** Languages with the country that most readers come from, as Open Graph wants them. */
const places: Readonly<Record<Locale, string>> = { en: 'en_US', es: 'es_MX', pt: 'pt_BR' };

export interface PreviewedPage {
  readonly locale: Locale;
  readonly origin: string;
  /** Path of the page without its language. */
  readonly path: string;
  /** Title of the page if it is a list of several pages, else null. */
  readonly listTitle: string | null;
}

/**
 * Tags for previews in social networks that the page does not have itself: address, type, languages, and the picture
 * of a list. They come before the tags of the page, because networks show the first picture. Only the served document
 * has them: the browser removes them when the user opens another page.
 */
export function missingOpenGraph(
  tags: readonly HeadTag[],
  { locale, origin, path, listTitle }: PreviewedPage,
): HeadTag[] {
  const canonical = tags.find(({ attributes }) => attributes['rel'] === 'canonical')?.attributes['href'];
  // A page that search engines must not list has no address for previews.
  if (canonical === undefined) return [];
  const isGiven = (name: string) => tags.some(({ attributes }) => attributes['property'] === name);
  const values: readonly (readonly [name: string, content: string])[] = [
    ['og:url', canonical],
    ['og:type', 'website'],
    ['og:locale', places[locale]],
  ];
  const others = isGiven('og:locale') ? [] : locales.filter((other) => other !== locale);
  return [
    ...(listTitle === null ? [] : pictureTags(`${origin}/api/v2/share/lists${path}.png?lang=${locale}`, listTitle)),
    ...values.filter(([name]) => !isGiven(name)),
    ...others.map((other) => ['og:locale:alternate', places[other]] as const),
  ].map(([property, content]) => ({ tag: 'meta', attributes: { property, content, 'data-head': 'served' } }));
}

const pictureTags = (url: string, alt: string) =>
  [
    ['og:image', url],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', alt],
  ] as const;
