import { styled } from '@enlace/shared-platform';
import { tokens } from '@enlace/shared-ui';

const { color, font, media, radius, space, textSize } = tokens;

export const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 3rem minmax(0, 1fr);
  gap: ${space[12]} ${space[16]};
  align-items: start;
  padding-block: ${space[20]};
  border-bottom: 1px solid ${color.line};
  overflow-wrap: anywhere;
  > :last-child {
    grid-column: 2;
  }
  ${media.medium} {
    grid-template-columns: 3rem minmax(0, 1fr) 14rem;
    gap: ${space[24]};
    > :last-child {
      grid-column: 3;
    }
  }
  p {
    color: ${color.inkSoft};
    font-size: ${textSize.small};
  }
`;

export const Emblem = styled.div`
  --picture-radius: ${radius.control};
`;

export const Title = styled.h2`
  font: 600 ${textSize.h4} / 1.3 ${font.display};
`;
