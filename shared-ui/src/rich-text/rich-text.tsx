import { RouterLink } from '@enlace/shared-platform';
import { createElement, Fragment, useMemo, type ReactNode } from 'react';

import { parseHtml, type RichNode } from './parse-html';

function drawLink(href: string, children: ReactNode, key: number): ReactNode {
  const isOurs = /^(\/(?!\/)|#|\?)/.test(href);
  return isOurs ? (
    <RouterLink key={key} to={href}>
      {children}
    </RouterLink>
  ) : (
    <a key={key} href={href} rel="noopener nofollow ugc">
      {children}
    </a>
  );
}

function draw(node: RichNode, key: number): ReactNode {
  if (typeof node === 'string') return <Fragment key={key}>{node}</Fragment>;
  const { tag, attributes, children } = node;
  const { colspan, href, ...rest } = attributes;
  const inside = children.map(draw);
  if (tag === 'a') return href === undefined ? <span key={key}>{inside}</span> : drawLink(href, inside, key);
  if (tag === 'img') {
    return attributes['src'] === undefined ? null : <img key={key} alt="" loading="lazy" decoding="async" {...rest} />;
  }
  const props = { key, ...rest, ...(colspan !== undefined && { colSpan: Number(colspan) }) };
  return createElement(tag, props, ...inside);
}

/** A part of a text that was stored as data. */
export type RichBlock =
  | { readonly type: 'paragraph' | 'quote'; readonly text: string }
  | { readonly type: 'heading'; readonly text: string; readonly level?: 2 | 3 | 4 }
  | { readonly type: 'list'; readonly items: readonly string[]; readonly isOrdered?: boolean }
  | { readonly type: 'image'; readonly src: string; readonly alt: string; readonly caption?: string }
  | { readonly type: 'html'; readonly html: string };

function toNodes(block: RichBlock): readonly RichNode[] {
  const make = (tag: string, children: RichNode[], attributes: Record<string, string> = {}): RichNode[] => [
    { tag, attributes, children },
  ];
  switch (block.type) {
    case 'paragraph':
      return make('p', [block.text]);
    case 'quote':
      return make('blockquote', make('p', [block.text]));
    case 'heading':
      return make(`h${block.level ?? 2}`, [block.text]);
    case 'list':
      return make(
        block.isOrdered === true ? 'ol' : 'ul',
        block.items.flatMap((item) => make('li', [item])),
      );
    case 'image':
      // Through the reader, so that the address is checked as every other.
      return parseHtml(`<figure><img src="${block.src.replaceAll('"', '%22')}"></figure>`).map((node) =>
        typeof node === 'string'
          ? node
          : {
              ...node,
              children: [
                ...node.children.map((child) =>
                  typeof child === 'string' ? child : { ...child, attributes: { ...child.attributes, alt: block.alt } },
                ),
                ...(block.caption === undefined ? [] : make('figcaption', [block.caption])),
              ],
            },
      );
    case 'html':
      return parseHtml(block.html);
  }
}

export interface RichTextProps {
  /** HTML (cleaned by the server, read here as if it were not), or blocks. */
  readonly content: string | readonly RichBlock[];
}

/**
 * Text with its form, drawn as React elements from a list of allowed ones: nothing in it can run, with or without the
 * server's cleaning. Stands in a `Prose`, which gives it its look.
 */
export function RichText({ content }: RichTextProps) {
  const nodes = useMemo(() => (typeof content === 'string' ? parseHtml(content) : content.flatMap(toNodes)), [content]);
  return nodes.map(draw);
}
