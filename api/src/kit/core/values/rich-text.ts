import { joinTableCells } from '@enlace/shared-contract/admin';
import { cleanText, richTextElements } from '@enlace/shared-contract/text';
import sanitize from 'sanitize-html';

import { RecentMap } from '../../../infrastructure/memory/recent-map';

/** Texts show only own pictures, because a foreign server could track the readers. */
const ownPicture = /^\/api\/v2\/(files|art)\/[\w./-]+$/;
const ownSources = /^\/api\/v2\/files\/[\w./-]+ \d+w(, \/api\/v2\/files\/[\w./-]+ \d+w)*$/;

/** Deeper elements are removed. */
const nestingLimit = 60;

/** Tags that can be open at once. The parser needs quadratic time for open tags, so further tags never reach it. */
const openTagLimit = 1000;
const tags = /<(\/?)[a-z][^<>]*>/gi;
const emptyTag = /^<(br|hr|img)\b/i;

/** Elements with lines of their own that texts do not have. */
const block =
  '(?:address|article|aside|caption|center|d[dlt]|details|div|fieldset|footer|form|header|hgroup|legend|main|nav|section|summary|table|t[dhr]|tbody|tfoot|thead)';
const anyBlock = new RegExp(`</?${block}\\b[^<>]*>`, 'gi');
const otherBlock = '(?:p|h\\d|ul|ol|li|blockquote|pre|figure|figcaption|hr)';
/** A block with a line and no block. */
const lineBlock = new RegExp(
  `<${block}\\b[^<>]*>((?:(?!</?(?:${block}|${otherBlock})\\b)[\\s\\S])*)</${block}\\s*>`,
  'gi',
);

const options: sanitize.IOptions = {
  nestingLimit,
  allowedTags: [...richTextElements],
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
    ol: ['start'],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'title',
    'iframe',
    'object',
    'svg',
    'math',
    'template',
  ],
  transformTags: {
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    b: 'strong',
    i: 'em',
    del: 's',
    strike: 's',
    a: (_tag, { href = '' }): sanitize.Tag => ({
      tagName: 'a',
      // Links to foreign pages get no endorsement and no referrer.
      attribs: /^[/#](?!\/)/.test(href) ? { href } : { href, rel: 'noopener noreferrer nofollow' },
    }),
    img: (_tag, attributes): sanitize.Tag => ({ tagName: 'img', attribs: pictureAttributes(attributes) }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs['src'] === undefined,
};

function pictureAttributes({
  src = '',
  srcset = '',
  alt = '',
  width,
  height,
}: sanitize.Attributes): sanitize.Attributes {
  if (!ownPicture.test(src) || src.includes('..')) return {};
  const isSize = (value: string | undefined): value is string => value !== undefined && /^\d{1,5}$/.test(value);
  return {
    src,
    ...(ownSources.test(srcset) ? { srcset, sizes: '(min-width: 48em) 44rem, 100vw' } : {}),
    alt,
    ...(isSize(width) ? { width } : {}),
    ...(isSize(height) ? { height } : {}),
    loading: 'lazy',
    decoding: 'async',
  };
}

/** Cache of cleaned texts, because an article is read more often than it is written. */
const memory = new RecentMap<string, string>(200);

/**
 * HTML that is safe inside a page: headings, paragraphs, lists, quotations, code, links, and figures with own
 * pictures. All other elements are removed, scripts and styles with their content. Cleaning twice gives the same
 * result.
 */
export function cleanRichText(html: string): string {
  const knownText = memory.get(html);
  if (knownText !== undefined) return knownText;
  const clean = sanitize(withoutExcessTags(separateBlocks(cleanText(html))), options).trim();
  memory.set(html, clean);
  return clean;
}

/** The words of table cells, divs and other blocks stay apart: each row or block with a line is a paragraph. */
function separateBlocks(html: string): string {
  if (html.search(anyBlock) < 0) return html;
  return joinTableCells(html)
    .replace(lineBlock, (_block, line: string) => (line.trim() === '' ? ' ' : `<p>${line}</p>`))
    .replace(anyBlock, ' ');
}

/** Removes the tags that are opened while too many others are open; their content stays. */
function withoutExcessTags(html: string): string {
  let openTags = 0;
  return html.replace(tags, (tag, slash: string) => {
    if (slash !== '') openTags = Math.max(0, openTags - 1);
    else if (openTags >= openTagLimit) return '';
    else if (!emptyTag.test(tag)) openTags += 1;
    return tag;
  });
}

/** The words of an HTML text, on one line. */
export function plainTextOf(html: string): string {
  return sanitize(
    withoutExcessTags(html).replace(/<\/(p|h\d|li|blockquote|figcaption|pre|div|t[dhr])>|<br ?\/?>/g, ' $&'),
    {
      allowedTags: [],
      allowedAttributes: {},
      nestingLimit,
    },
  )
    .replace(/\s+/g, ' ')
    .trim();
}
