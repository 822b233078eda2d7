import { styled } from '@enlace/shared-platform';
import { tokens } from '@enlace/shared-ui';

const { color, media, space, textSize } = tokens;

export const Sheet = styled.div`
  display: grid;
  gap: ${space[48]};
  max-width: 62rem;
`;

export const Head = styled.header`
  display: grid;
  gap: ${space[20]};
  overflow-wrap: anywhere;
  > div {
    display: grid;
    gap: ${space[4]};
    min-width: 0;
  }
  ${media.small} {
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[24]};
  }
`;

export const Since = styled.p`
  font-size: ${textSize.small};
  color: ${color.inkSoft};
`;
