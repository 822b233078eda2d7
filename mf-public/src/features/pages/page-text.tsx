import { styled, useLocale, useTexts } from '@enlace/shared-platform';
import { Link, Picture } from '@enlace/shared-ui';
import { useMemo } from 'react';

import { formatIn } from '../../lib/event-time';
import { Lead, Page, PageTitle } from '../../lib/page.styles';
import { RichText } from '../../lib/rich-text';
import { color, font, media, radius, space, textSize } from '../../lib/tokens';
import { findParts } from './find-parts';
import { contentTexts } from './texts';

/** A list of fewer parts is no help. */
const fewestParts = 3;

export interface PageTextProps {
  readonly slug: string;
  readonly title: string;
  readonly summary: string | null;
  readonly html: string;
  /** ISO 8601. */
  readonly updatedAt: string;
}

/** The text of a page: its title beside a drawing, then the list of its parts beside the text. */
export function PageText({ slug, title, summary, html, updatedAt }: PageTextProps) {
  const t = useTexts(contentTexts);
  const { locale } = useLocale();
  const text = useMemo(() => findParts(html), [html]);
  return (
    <Page as="article">
      <Opening>
        <div>
          <PageTitle>{title}</PageTitle>
          {summary !== null && <Lead>{summary}</Lead>}
          <Changed>{t('updated', { date: formatIn('UTC', updatedAt, locale, { dateStyle: 'long' }) })}</Changed>
        </div>
        {/* Generated from the page's name: such a page has no picture of its own. */}
        <Arch>
          <Picture alt="" seed={slug} ratio="4/3" />
        </Arch>
      </Opening>
      <Sheet>
        {text.parts.length >= fewestParts && (
          <Parts aria-labelledby="parts-of-page">
            <h2 id="parts-of-page">{t('parts')}</h2>
            <ol>
              {text.parts.map(({ id, title: name }) => (
                <li key={id}>
                  <a href={`#${id}`}>{name}</a>
                </li>
              ))}
            </ol>
          </Parts>
        )}
        <div>
          <RichText html={text.html} />
          <Foot>
            <p>{t('question')}</p>
            <Link to="/contact">{t('contact')}</Link>
          </Foot>
        </div>
      </Sheet>
    </Page>
  );
}

const Opening = styled.header`
  display: grid;
  gap: ${space[32]} ${space[64]};
  align-items: end;
  margin-bottom: ${space[40]};
  padding-bottom: ${space[32]};
  border-bottom: 1px solid ${color.lineStrong};
  > div:first-child {
    display: grid;
    gap: ${space[12]};
  }
  ${media.large} {
    grid-template-columns: minmax(0, 1fr) 20rem;
    margin-bottom: ${space[64]};
    padding-bottom: 0;
    > div:first-child {
      padding-bottom: ${space[48]};
    }
  }
`;

const Arch = styled.div`
  display: none;
  ${media.large} {
    display: block;
    overflow: hidden;
    border-radius: 10rem 10rem 0 0;
  }
`;

const Sheet = styled.div`
  display: grid;
  gap: ${space[32]} ${space[64]};
  ${media.large} {
    grid-template-columns: 16rem minmax(0, 1fr);
    > :only-child {
      grid-column: 2;
    }
    h2 {
      scroll-margin-top: ${space[96]};
    }
  }
`;

const Parts = styled.nav`
  align-self: start;
  ${media.large} {
    position: sticky;
    top: ${space[96]};
  }
  h2 {
    margin-bottom: ${space[8]};
    font: 600 ${textSize.small} / 1.4 ${font.text};
    color: ${color.inkSoft};
  }
  li {
    border-top: 1px solid ${color.line};
  }
  a {
    display: block;
    padding-block: ${space[8]};
    font: 500 ${textSize.body} / 1.3 ${font.display};
    color: ${color.ink};
    text-decoration: none;
  }
  a:hover {
    color: ${color.link};
    text-decoration: underline;
  }
`;

const Changed = styled.p`
  font-size: ${textSize.caption};
  color: ${color.inkSoft};
`;

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[8]} ${space[24]};
  max-width: 40rem;
  margin-top: ${space[64]};
  padding: ${space[24]};
  border-radius: ${radius.card};
  background: ${color.marigoldSoft};
  color: ${color.marigoldInk};
  a {
    font-weight: 600;
    color: inherit;
  }
`;
