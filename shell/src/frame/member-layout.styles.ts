import { styled } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';

import { edge } from './site-header.styles';

const { color, media, radius, shadow, space, textSize } = theme;

export const House = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  grid-template-columns: minmax(0, 1fr);
  min-height: 100vh;
`;

export const Area = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr auto;
  padding-inline: ${edge.narrow};
  ${media.medium} {
    padding-inline: ${edge.wide};
  }
  ${media.large} {
    grid-template-columns: 13rem minmax(0, 1fr);
    grid-template-rows: 1fr;
    gap: ${space[48]};
  }
`;

/**
 * Beside the page in a wide window, where it scrolls by itself when the window is low; in a narrow one its two parts are
 * above and below the page.
 */
export const Side = styled.div`
  display: contents;
  ${media.large} {
    position: sticky;
    top: 4.5rem;
    display: flex;
    flex-direction: column;
    gap: ${space[24]};
    align-self: start;
    max-height: calc(100vh - 4.5rem);
    margin-inline: calc(-1 * ${space[4]});
    padding: ${space[40]} ${space[4]} 0;
    overflow-y: auto;
    scrollbar-width: thin;
  }
`;

export const Entries = styled.ul`
  display: flex;
  gap: ${space[4]};
  margin-inline: calc(-1 * ${edge.narrow});
  padding: ${space[8]} ${edge.narrow};
  border-bottom: 1px solid ${color.line};
  overflow-x: auto;
  scrollbar-width: none;
  ${media.medium} {
    margin-inline: 0;
    padding-inline: 0;
  }
  ${media.large} {
    display: grid;
    gap: ${space[2]};
    padding: 0;
    border: 0;
  }
  a {
    display: flex;
    align-items: center;
    gap: ${space[8]};
    min-height: 2.75rem;
    padding: 0 ${space[12]};
    border-radius: ${radius.small};
    color: ${color.inkSoft};
    font-size: ${textSize.small};
    font-weight: 550;
    text-decoration: none;
    white-space: nowrap;
    ${media.large} {
      gap: ${space[12]};
      white-space: normal;
    }
  }
  a:hover {
    background: ${color.sunken};
    color: ${color.ink};
  }
  a[aria-current='page'] {
    background: ${color.raised};
    color: ${color.ink};
    box-shadow: ${shadow.low};
  }
`;

export const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[16]};
  align-items: center;
  justify-content: space-between;
  order: 1;
  padding-block: ${space[16]};
  border-top: 1px solid ${color.line};
  font-size: ${textSize.small};
  ${media.large} {
    display: grid;
    justify-content: stretch;
    order: 0;
  }
  a {
    display: inline-flex;
    align-items: center;
    gap: ${space[8]};
    min-height: 2.75rem;
    color: ${color.inkSoft};
    text-decoration: none;
  }
  a:hover {
    color: ${color.ink};
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
`;

export const Body = styled.main`
  min-width: 0;
  padding-block: ${space[32]} ${space[64]};
  ${media.large} {
    padding-top: ${space[40]};
  }
  /* Room below the page for the cookie banner, which is beside the layout. */
  #root:has(> section) & {
    padding-bottom: 28rem;
  }
`;
