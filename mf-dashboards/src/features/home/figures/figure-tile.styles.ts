import { styled } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';

import type { Change as NumberChange } from '../../../lib/charts/changes';

const { color, font, media, motion, space, textSize } = theme;

/** Two columns in a narrow window, six in a wide one; quiet lines between them. */
export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[24]} ${space[20]};
  padding-bottom: ${space[32]};
  ${media.medium} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${media.wide} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`;

export const Tile = styled.li<{ readonly $isFaint: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  min-width: 0;
  padding-inline-start: ${space[16]};
  border-inline-start: 1px solid ${color.line};
  opacity: ${({ $isFaint }) => ($isFaint ? 0.55 : 1)};
  transition: opacity ${motion.hover}ms;
  h2 {
    color: ${color.inkSoft};
    font: 500 ${textSize.small} / 1.35 ${font.text};
    overflow-wrap: anywhere;
  }
  svg:last-child {
    margin-top: auto;
  }
  ${media.still} {
    transition: none;
  }
  @media print {
    break-inside: avoid;
  }
`;

export const Amount = styled.p`
  font: 600 ${textSize.h3} / 1.15 ${font.text};
  font-variant-numeric: tabular-nums lining-nums;
  letter-spacing: -0.02em;
  overflow-wrap: anywhere;
`;

const tones = { new: color.tealInk, more: color.tealInk, less: color.guavaInk, same: color.inkSoft } as const;

export const Change = styled.p<{ readonly $kind: NumberChange['kind'] }>`
  color: ${({ $kind }) => tones[$kind]};
  font-size: ${textSize.caption};
  font-variant-numeric: tabular-nums;
  line-height: 1.4;
  svg {
    display: inline-block;
    vertical-align: -0.2em;
  }
`;
