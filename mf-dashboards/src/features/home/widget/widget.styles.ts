import { styled } from '@enlace/shared-platform';
import { IconButton, theme } from '@enlace/shared-ui';
import type { ComponentProps } from 'react';

const { color, font, media, motion, radius, space, textSize } = theme;

interface FrameLook {
  readonly $isWide: boolean;
  readonly $isMoving: boolean;
  readonly $isFaint: boolean;
}

/** No box: space and one quiet line above. */
export const Frame = styled.li<FrameLook>`
  min-width: 0;
  padding-top: ${space[16]};
  border-top: 1px solid ${color.line};
  opacity: ${({ $isMoving, $isFaint }) => ($isMoving || $isFaint ? 0.55 : 1)};
  transition: opacity ${motion.hover}ms;
  ${media.large} {
    grid-column: ${({ $isWide }) => ($isWide ? '1 / -1' : 'auto')};
  }
  > figure {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[16]};
    margin: 0;
  }
  ${media.still} {
    transition: none;
  }
  @media print {
    padding-bottom: ${space[24]};
    break-inside: avoid;
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  align-items: start;
  figcaption {
    flex: 1 1 12rem;
    min-width: 0;
  }
  h2 {
    font: 600 ${textSize.h4} / 1.25 ${font.text};
    overflow-wrap: anywhere;
  }
  p {
    color: ${color.inkSoft};
    font-size: ${textSize.small};
  }
`;

export const Grip = styled(IconButton)<ComponentProps<typeof IconButton>>`
  cursor: grab;
  touch-action: none;
`;

export const Switch = styled.div`
  display: flex;
  border-radius: ${radius.control};
  background: ${color.sunken};
  button[aria-pressed='true'] {
    background: ${color.raised};
    box-shadow: inset 0 0 0 1px ${color.lineStrong};
  }
  @media (forced-colors: active) {
    button[aria-pressed='true'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
