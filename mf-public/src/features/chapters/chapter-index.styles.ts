import { styled } from '@enlace/shared-platform';

import { drawnWhenNear } from '../../lib/drawn-when-near';
import { color, font, media, radius, space, textSize } from '../../lib/tokens';

export const Group = styled.div`
  display: grid;
  grid-template-columns: 2.5rem minmax(0, 1fr);
  column-gap: ${space[12]};
  border-top: 1px solid ${color.line};
  ${media.large} {
    grid-template-columns: 7rem minmax(0, 1fr);
  }
`;

export const Letter = styled.p`
  padding-top: ${space[20]};
  font: 500 ${textSize.h2} / 1 ${font.display};
  color: ${color.primary};
`;

export const Entries = styled.ul`
  display: grid;
  column-gap: ${space[40]};
  padding-block: ${space[4]};
  ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Ranking = styled(Entries)`
  border-top: 1px solid ${color.line};
`;

export const Entry = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 4rem minmax(0, 1fr);
  gap: ${space[16]};
  align-items: start;
  padding-block: ${space[16]};
  ${Group}:nth-of-type(n + 4) &,
  &:nth-child(n + 7) {
    ${drawnWhenNear('6.5rem')}
  }
`;

export const Stamp = styled.div`
  overflow: hidden;
  aspect-ratio: 1;
  border-radius: ${radius.round};
`;

export const City = styled.h3`
  font-size: ${textSize.h3};
  font-weight: 500;
  overflow-wrap: anywhere;
`;

export const Line = styled.p`
  font-size: ${textSize.small};
  line-height: 1.5;
  color: ${color.inkSoft};
`;
