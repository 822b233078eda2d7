export interface PageLinks {
  readonly canonical: string | null;
  readonly shareImages: readonly string[];
  readonly links: readonly string[];
}

const tags = /<(a|link|img|source|script|meta|video|audio|iframe)\b((?:"[^"]*"|'[^']*'|[^"'<>])*)>/g;
const attributes = /([\w:-]+)="([^"]*)"/g;
const locations = /<(?:loc|link|url|image:loc)>([^<]+)<\/|(?:href|url|src)="([^"]+)"/g;

/** The addresses in a page or in a feed or sitemap. Forms are left out: they send. */
export function linksOf(text: string, isPage: boolean): PageLinks {
  if (!isPage) {
    const links = [...text.matchAll(locations)].map(([, inside, attribute]) => decode(inside ?? attribute ?? ''));
    return { canonical: null, shareImages: [], links };
  }
  const links: string[] = [];
  const shareImages: string[] = [];
  let canonical: string | null = null;
  for (const [, element, attributeText = ''] of text.matchAll(tags)) {
    const values = new Map(
      [...attributeText.matchAll(attributes)].map(([, name = '', value = '']) => [name, decode(value)]),
    );
    if (element === 'meta' && /^(?:og|twitter):image$/.test(values.get('property') ?? values.get('name') ?? ''))
      shareImages.push(values.get('content') ?? '');
    const rel = values.get('rel') ?? '';
    if (element === 'link' && rel === 'canonical') canonical = values.get('href') ?? null;
    if (/preconnect|dns-prefetch/.test(rel)) continue;
    for (const name of ['href', 'src', 'poster']) links.push(values.get(name) ?? '');
    for (const name of ['srcset', 'imagesrcset'])
      links.push(...(values.get(name) ?? '').split(/,\s+/).map((one) => one.trim().split(/\s/)[0] ?? ''));
  }
  const isAddress = (link: string): boolean => link !== '' && !/^(?:#|mailto:|tel:|data:|javascript:)/.test(link);
  return { canonical, shareImages, links: links.filter(isAddress) };
}

const decode = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&').trim();
