import { trustHtml } from '@enlace/shared-contract/text';
import { css, styled, useNavigate } from '@enlace/shared-platform';
import { Prose } from '@enlace/shared-ui';
import { useCallback, useMemo, type MouseEvent } from 'react';

import { color, font, media, radius, space, textSize } from './tokens';

export interface RichTextProps {
  /** A rich text field of the API's answer. The API has cleaned it; other HTML is not allowed. */
  readonly html: string;
  /** Language of the text if it differs from the page's. */
  readonly lang?: string;
  /** Starts with a large initial letter, like an article. */
  readonly hasInitial?: boolean;
}

/**
 * HTML that the API has cleaned. This is the only place of this remote that inserts HTML. Links to pages of this site
 * are handled by the router.
 */
export function RichText({ html, lang, hasInitial = false }: RichTextProps) {
  const onClick = useOwnLinks();
  // One value for each text: React inserts a new one again.
  const markup = useMemo(() => ({ __html: trustHtml(html) }), [html]);
  return <Body lang={lang} $hasInitial={hasInitial} onClick={onClick} dangerouslySetInnerHTML={markup} />;
}

/** Handles plain clicks on links of this site by the router; the browser handles all other clicks. */
function useOwnLinks() {
  const navigate = useNavigate();
  return useCallback(
    (event: MouseEvent<HTMLElement>) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const path = link?.getAttribute('href') ?? '';
      if (!isPagePath(path)) return;
      event.preventDefault();
      void navigate(path);
    },
    [navigate],
  );
}

/** Whether an address leads to a page of this site; the browser opens calls, feeds and files, such as `/events.rss`. */
function isPagePath(address: string): boolean {
  return /^\/(?!\/|api\/)/.test(address) && !/\.\w+$/.test(address.split(/[?#]/)[0] ?? '');
}

const initial = css`
  > p:first-of-type::first-letter {
    float: left;
    margin: -0.01em 0.08em 0 0;
    font: 500 6.4em / 0.7 ${font.display};
    color: ${color.primary};
  }
`;

const Body = styled(Prose)<{ readonly $hasInitial: boolean }>`
  max-width: 40rem;
  font-size: clamp(1.0625rem, 1rem + 0.3vw, 1.1875rem);
  line-height: 1.7;
  overflow-wrap: anywhere;
  h2 {
    font-size: ${textSize.h3};
    line-height: 1.15;
  }
  blockquote {
    margin-block: ${space[40]};
    padding: 0;
    border: 0;
    font: 500 ${textSize.h3} / 1.25 ${font.display};
    word-spacing: 0.08em;
    color: ${color.link};
    > p::before {
      content: '“';
      display: block;
      height: 0.5em;
      font-size: 2.5em;
      line-height: 1;
      color: ${color.marigold};
    }
  }
  figure {
    margin-block: ${space[40]};
  }
  img {
    width: 100%;
    height: auto;
    border-radius: ${radius.small};
  }
  figcaption {
    margin-top: ${space[8]};
    font-size: ${textSize.caption};
    color: ${color.inkSoft};
  }
  ${media.large} {
    figure,
    blockquote {
      margin-right: -8rem;
    }
  }
  ${({ $hasInitial }) => $hasInitial && initial}
`;
