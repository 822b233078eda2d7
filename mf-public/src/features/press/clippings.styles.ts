import { styled } from '@enlace/shared-platform';

import { color, font, media, space, textSize } from '../../lib/tokens';

/** A wall of clippings: two columns on wide screens. */
export const Rows = styled.ol`
  display: grid;
  gap: 0 ${space[64]};
  ${media.large} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Row = styled.li`
  display: grid;
  align-content: start;
  gap: ${space[12]};
  padding-block: ${space[20]} ${space[32]};
  border-top: 1px solid ${color.lineStrong};
`;

/** The name of the outlet, and the date at its right. */
export const Masthead = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[16]};
`;

export const Day = styled.time`
  flex: none;
  font-size: ${textSize.small};
  color: ${color.inkSoft};
`;

export const Body = styled.div`
  display: grid;
  gap: ${space[4]};
`;

export const Outlet = styled.p`
  font: italic 500 ${textSize.body} / 1.3 ${font.display};
  color: ${color.link};
`;

export const Title = styled.h3`
  font-size: ${textSize.h3};
  line-height: 1.15;
  overflow-wrap: anywhere;
  a {
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline 2px;
  }
`;

export const Facts = styled.p`
  font-size: ${textSize.small};
  color: ${color.inkSoft};
`;

export const Summary = styled.p`
  margin-top: ${space[8]};
`;

export const Quote = styled.blockquote`
  margin: ${space[12]} 0 0;
  padding-left: ${space[20]};
  border-left: 3px solid ${color.marigold};
  font: italic 500 ${textSize.h4} / 1.35 ${font.display};
  text-wrap: pretty;
`;
