import type { news } from '@enlace/shared-contract/editorial';
import type { EntityOf } from '@enlace/shared-contract/resources';
import type { Locale } from '@enlace/shared-contract/text';

import { escapeXml, removeIllegalCharacters, xmlElement } from '../../../kit/core/values/xml';

export type FeedArticle = EntityOf<typeof news>;

export interface FeedFacts {
  readonly productName: string;
  /** Origin of the site. */
  readonly origin: string;
  readonly locale: Locale;
  /** Whether the request names the language; the addresses in the feed then name it too. */
  readonly isChosen: boolean;
}

const titles: Readonly<Record<Locale, string>> = { en: 'News', es: 'Noticias', pt: 'Notícias' };
const descriptions: Readonly<Record<Locale, string>> = {
  en: 'What happens in the chapters, told by the women who were there.',
  es: 'Lo que pasa en los capítulos, contado por las mujeres que estuvieron ahí.',
  pt: 'O que acontece nos capítulos, contado pelas mulheres que estavam lá.',
};

/** RSS 2.0 of some articles with their whole texts. */
export function newsRss(articles: readonly FeedArticle[], facts: FeedFacts): string {
  const { productName, origin, locale, isChosen } = facts;
  const site = `${origin}${isChosen ? `/${locale}` : ''}/news`;
  const latest = articles[0]?.published_at;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>',
    xmlElement('title', `${titles[locale]} · ${productName}`),
    xmlElement('link', site),
    `<atom:link href="${escapeXml(`${site}/feed.xml`)}" rel="self" type="application/rss+xml"/>`,
    xmlElement('description', descriptions[locale]),
    xmlElement('language', locale),
    latest ? xmlElement('lastBuildDate', new Date(latest).toUTCString()) : '',
    xmlElement('ttl', '60'),
    ...articles.map((article) => item(article, site, origin)),
    '</channel></rss>',
  ].join('\n');
}

function item(article: FeedArticle, site: string, origin: string): string {
  const url = `${site}/${encodeURIComponent(article.slug)}`;
  return [
    '<item>',
    xmlElement('title', article.title),
    xmlElement('link', url),
    `<guid isPermaLink="true">${escapeXml(url)}</guid>`,
    article.published_at ? xmlElement('pubDate', new Date(article.published_at).toUTCString()) : '',
    article.author ? xmlElement('dc:creator', article.author.name) : '',
    ...[...article.categories, ...article.tags].map(({ name }) => xmlElement('category', name)),
    article.summary ? xmlElement('description', article.summary) : '',
    article.body ? `<content:encoded>${cdata(makeAbsolute(article.body, origin))}</content:encoded>` : '',
    '</item>',
  ].join('');
}

/** HTML with absolute addresses of our pages and pictures, because other sites show it. */
function makeAbsolute(html: string, origin: string): string {
  return html.replace(/ (href|src)="\/(?!\/)/g, ` $1="${origin}/`).replace(/ srcset="[^"]*"/g, '');
}

function cdata(text: string): string {
  return `<![CDATA[${removeIllegalCharacters(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}
