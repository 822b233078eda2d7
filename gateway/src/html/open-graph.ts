import { type HeadTag, type Locale, locales } from '@enlace/shared-contract';

/** Languages with the country that most readers come from, as Open Graph wants them. */
const places: Readonly<Record<Locale, string>> = { en: 'en_US', es: 'es_MX', pt: 'pt_BR' };

/**
 * Tags for previews in social networks that the page does not have itself: address, type, languages. Only the served
 * document has them: the browser removes them when the user opens another page.
 */
export function missingOpenGraph(tags: readonly HeadTag[], locale: Locale): HeadTag[] {
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
    ...values.filter(([name]) => !isGiven(name)),
    ...others.map((other) => ['og:locale:alternate', places[other]] as const),
  ].map(([property, content]) => ({ tag: 'meta', attributes: { property, content, 'data-head': 'served' } }));
}
