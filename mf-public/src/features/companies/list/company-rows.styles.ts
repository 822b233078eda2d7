import { styled } from '@enlace/shared-platform';

import { color, font, media, radius, space, textSize } from '../../../lib/tokens';

export const Rows = styled.ol`
  border-top: 1px solid ${color.lineStrong};
`;

export const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 3.5rem minmax(0, 1fr);
  gap: ${space[12]} ${space[16]};
  align-items: start;
  padding-block: ${space[20]};
  border-bottom: 1px solid ${color.line};
  ${media.medium} {
    grid-template-columns: 4.5rem minmax(0, 1fr) 9.5rem;
    column-gap: ${space[24]};
    padding-block: ${space[24]};
  }
`;

export const Seal = styled.div`
  overflow: hidden;
  aspect-ratio: 1;
  border-radius: ${radius.round};
`;

export const Name = styled.h3`
  font-size: ${textSize.h3};
  line-height: 1.1;
  overflow-wrap: anywhere;
`;

export const Summary = styled.p`
  max-width: 36rem;
  margin-top: ${space[8]};
  line-height: 1.45;
  overflow-wrap: anywhere;
`;

export const Facts = styled.p`
  margin-top: ${space[4]};
  font-size: ${textSize.small};
  color: ${color.inkSoft};
`;

export const OfferedPerks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[16]};
  align-items: center;
  grid-column: 2;
  ${media.medium} {
    grid-column: auto;
    display: grid;
    padding-top: ${space[4]};
  }
`;

export const Jobs = styled.p`
  font: 500 ${textSize.body} / 1.2 ${font.display};
  color: ${color.link};
`;
