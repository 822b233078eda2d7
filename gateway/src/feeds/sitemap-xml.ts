import { type Locale, locales } from '@enlace/shared-contract/text';

import { escapeHtml } from '../html/escape';

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export interface SitemapPart {
  readonly path: string;
  /** ISO 8601; missing when unknown. */
  readonly lastmod?: string | undefined;
  /** Languages of the page; missing means all. */
  readonly languages?: readonly Locale[] | undefined;
}

/** The list of the sitemap's parts. */
export function sitemapIndexXml(parts: readonly SitemapPart[], origin: string): string {
  const entries = parts.map(
    (part) => `<sitemap><loc>${escapeHtml(origin + part.path)}</loc>${lastmodOf(part)}</sitemap>`,
  );
  return [head, `<sitemapindex xmlns="${namespace}">`, ...entries, '</sitemapindex>', ''].join('\n');
}

/**
 * Pages in all their languages. The language addresses refer to each other; the address without a language is the
 * default.
 */
export function sitemapXml(pages: readonly SitemapPart[], origin: string): string {
  const urls = pages.flatMap((page) => {
    const path = page.path === '/' ? '' : page.path;
    const addresses = [
      ['x-default', escapeHtml(`${origin}${page.path}`)] as const,
      ...(page.languages ?? locales).map((locale) => [locale, escapeHtml(`${origin}/${locale}${path}`)] as const),
    ];
    const alternates = addresses
      .map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
      .join('');
    return addresses.map(([, href]) => `<url><loc>${href}</loc>${lastmodOf(page)}${alternates}</url>`);
  });
  return [
    head,
    `<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

function lastmodOf({ lastmod }: SitemapPart): string {
  return lastmod === undefined ? '' : `<lastmod>${escapeHtml(lastmod)}</lastmod>`;
}
