import { styled } from '@enlace/shared-platform';

import { color, media, space, textSize } from '../../lib/tokens';

/** Two, three or four columns, so that the first twelve people fill their rows. */
export const Faces = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[20]} ${space[16]};
  &:focus {
    outline: none;
  }
  ${media.medium} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space[24]};
  }
  ${media.large} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

export const Face = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[12]};
  align-items: center;
  overflow-wrap: anywhere;
  line-height: 1.3;
  strong {
    font-weight: 600;
  }
  p {
    display: none;
    font-size: ${textSize.small};
    color: ${color.inkSoft};
  }
  ${media.medium} {
    p {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
  }
`;

export const After = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[12]} ${space[24]};
  margin-top: ${space[24]};
  color: ${color.inkSoft};
`;
