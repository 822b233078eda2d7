import { styled } from '@enlace/shared-platform';

import { color, font, media, motion, space, textSize } from '../../lib/tokens';

export const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  overflow: visible;
`;

/** The door's leaf turns around its left edge. */
export const Leaf = styled.g`
  transform-origin: 18px 130px;
  transform: scaleX(0.42) skewY(-7deg);
  transition: transform ${motion.notice}ms ${motion.ease};
`;

/** Six doors in one row; several rows on narrow screens. */
export const Doors = styled.ul`
  display: grid;
  gap: 0 ${space[24]};
  ${media.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.large} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    align-items: start;
    padding-top: ${space[24]};
  }
`;

export const DoorPlace = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr);
  gap: ${space[4]} ${space[20]};
  align-content: start;
  align-items: center;
  padding-block: ${space[16]};
  border-top: 1px solid ${color.line};
  ${media.large} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[16]};
    padding-block: 0;
    border: 0;
  }
  h2 {
    font: 500 ${textSize.h4} / 1.2 ${font.display};
    ${media.large} {
      padding-top: ${space[12]};
      border-top: 2px solid ${color.ink};
    }
  }
  p {
    margin-top: ${space[4]};
    font-size: ${textSize.small};
    line-height: 1.45;
    color: ${color.inkSoft};
  }
  p + p {
    color: ${color.ink};
    font-weight: 600;
  }
  &:hover ${Leaf}, &:focus-within ${Leaf} {
    transform: scaleX(0.2) skewY(-12deg);
  }
`;

export const Known = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[12]};
  margin-top: ${space[48]};
  padding-top: ${space[20]};
  border-top: 1px solid ${color.line};
  color: ${color.inkSoft};
`;

/** A small door and the link back to the other kinds. */
export const Beside = styled.div`
  display: flex;
  gap: ${space[20]};
  align-items: end;
  > svg {
    width: 5rem;
    ${media.large} {
      width: 9rem;
      margin-top: ${space[24]};
    }
  }
`;
