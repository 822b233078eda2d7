import { styled } from '@enlace/shared-platform';

import { color, font, media, space, textSize } from '../../lib/tokens';

export const Rows = styled.ol`
  border-top: 1px solid ${color.lineStrong};
`;

export const Row = styled.li`
  display: grid;
  gap: ${space[8]} ${space[40]};
  padding-block: ${space[24]};
  border-bottom: 1px solid ${color.line};
  ${media.medium} {
    grid-template-columns: 8rem minmax(0, 1fr);
    padding-block: ${space[32]};
  }
`;

export const Day = styled.time`
  font-size: ${textSize.small};
  color: ${color.inkSoft};
  ${media.medium} {
    padding-top: ${space[2]};
  }
`;

export const Body = styled.div`
  display: grid;
  gap: ${space[4]};
  max-width: 46rem;
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
