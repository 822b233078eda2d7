import { styled } from '@enlace/shared-platform';
import { PlainLink } from '@enlace/shared-ui';

import { color, font, motion } from '../../../lib/tokens';

export const Sea = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  overflow: visible;
`;

/** The land's outline is a cached file of its own, which keeps page and code small. */
export const Land = styled.use`
  fill: ${color.onInverse};
  fill-opacity: 0.1;
`;

export const Dot = styled.circle<{ readonly $isLit: boolean }>`
  fill: ${({ $isLit }) => ($isLit ? color.marigold : color.inverse)};
  stroke: ${color.marigold};
  stroke-width: ${({ $isLit }) => ($isLit ? 0 : 2)};
  vector-effect: non-scaling-stroke;
`;

export const Count = styled.text`
  text-anchor: middle;
  fill: ${color.inverse};
  font-family: ${font.text};
  font-weight: 700;
`;

export const Pin = styled(PlainLink)`
  outline: none;
  ${Dot} {
    transition: fill ${motion.hover}ms;
  }
  &:hover ${Dot}, &:focus-visible ${Dot} {
    fill: ${color.onInverse};
    stroke: ${color.onInverse};
    stroke-width: 3;
  }
  &:focus-visible ${Dot} {
    stroke: ${color.guava};
    stroke-width: 5;
  }
`;

export const Label = styled.g<{ readonly $isNamed: boolean }>`
  visibility: ${({ $isNamed }) => ($isNamed ? 'visible' : 'hidden')};
  fill: ${color.onInverse};
  stroke: ${color.inverse};
  stroke-linejoin: round;
  paint-order: stroke;
  font-family: ${font.text};
  pointer-events: none;
  ${Pin}:hover + &, ${Pin}:focus-visible + & {
    visibility: visible;
  }
`;

export const Where = styled.text`
  font-family: ${font.display};
  font-weight: 600;
`;
