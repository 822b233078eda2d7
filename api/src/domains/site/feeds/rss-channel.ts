import type { Locale, LocalizedText } from '@enlace/shared-contract/text';

import { escapeXml, removeIllegalCharacters, xmlElement } from '../../../kit/core/values/xml';

export interface FeedFacts {
  readonly productName: string;
  /** Origin of the site. */
  readonly origin: string;
  readonly locale: Locale;
  /** Whether the request names the language; the addresses in the feed then name it too. */
  readonly isChosen: boolean;
}

export interface FeedItem {
  readonly slug: string;
  readonly title: string;
  readonly publishedAt: string | null;
  readonly creator?: string | undefined;
  readonly categories: readonly string[];
  /** Plain text. */
  readonly description?: string | undefined;
  /** The whole text as HTML, with absolute addresses. */
  readonly html?: string | undefined;
}

export interface Channel {
  /** Path of the list on the site; the feed is `feed.xml` below it. */
  readonly path: string;
  readonly title: LocalizedText;
  readonly description: LocalizedText;
  /** Whether items have a creator and HTML, whose elements come from other namespaces. */
  readonly hasArticles?: boolean;
}

const articleNamespaces =
  ' xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"';

/** RSS 2.0 of items, newest first. */
export function makeRss(channel: Channel, items: readonly FeedItem[], facts: FeedFacts): string {
  const { productName, origin, locale, isChosen } = facts;
  const site = `${origin}${isChosen ? `/${locale}` : ''}${channel.path}`;
  const latest = items.find(({ publishedAt }) => publishedAt !== null)?.publishedAt;
  const namespaces = `xmlns:atom="http://www.w3.org/2005/Atom"${channel.hasArticles === true ? articleNamespaces : ''}`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<rss version="2.0" ${namespaces}><channel>`,
    xmlElement('title', `${channel.title[locale]} · ${productName}`),
    xmlElement('link', site),
    `<atom:link href="${escapeXml(`${site}/feed.xml`)}" rel="self" type="application/rss+xml"/>`,
    xmlElement('description', channel.description[locale]),
    xmlElement('language', locale),
    latest ? xmlElement('lastBuildDate', new Date(latest).toUTCString()) : '',
    xmlElement('ttl', '60'),
    ...items.map((item) => itemElement(item, site)),
    '</channel></rss>',
  ].join('\n');
}

function itemElement(item: FeedItem, site: string): string {
  const { slug, title, publishedAt, creator, categories, description, html } = item;
  const url = `${site}/${encodeURIComponent(slug)}`;
  return [
    '<item>',
    xmlElement('title', title),
    xmlElement('link', url),
    `<guid isPermaLink="true">${escapeXml(url)}</guid>`,
    publishedAt === null ? '' : xmlElement('pubDate', new Date(publishedAt).toUTCString()),
    creator === undefined ? '' : xmlElement('dc:creator', creator),
    ...categories.map((category) => xmlElement('category', category)),
    description === undefined ? '' : xmlElement('description', description),
    html === undefined ? '' : `<content:encoded>${wrapCdata(html)}</content:encoded>`,
    '</item>',
  ].join('');
}

function wrapCdata(text: string): string {
  return `<![CDATA[${removeIllegalCharacters(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}
