import { styled } from '@enlace/shared-platform';
import type { ComponentPropsWithRef, ElementType } from 'react';

import type { Tone } from '../tokens/palette';
import { color, inverseGround, motion, radius, shadow, space } from '../tokens/tokens';

const Sheet = styled.div<{
  readonly $tone?: Tone | 'inverse' | undefined;
  readonly $isInteractive?: boolean | undefined;
  readonly $padding: 'none' | 'normal' | 'roomy';
}>`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  ${({ $padding }) => $padding === 'none' && 'overflow:hidden;--picture-radius:0;'}
  padding: ${({ $padding }) =>
    $padding === 'none' ? 0 : $padding === 'roomy' ? `clamp(${space[24]},4vw,${space[48]})` : space[24]};
  border: 1px solid ${({ $tone }) => ($tone === undefined ? color.line : 'transparent')};
  border-radius: ${radius.card};
  ${({ $tone }) =>
    $tone === 'inverse' ? inverseGround : `background:${$tone === undefined ? color.surface : `var(--${$tone}Soft)`};`}
  transition:
    transform ${motion.hover}ms ${motion.ease},
    box-shadow ${motion.hover}ms,
    border-color ${motion.hover}ms;
  ${({ $isInteractive }) =>
    $isInteractive === true &&
    `&:hover{transform:translateY(-2px);box-shadow:${shadow.middle};border-color:${color.lineStrong}}`}
`;

export interface CardProps extends ComponentPropsWithRef<'div'> {
  readonly as?: ElementType;
  /** A tinted ground without border, or the dark one (`inverse`); a plain surface by default. */
  readonly tone?: Tone | 'inverse';
  /** Rises under the pointer; for a card with a `Link variant="cover"`. */
  readonly isInteractive?: boolean;
  readonly padding?: 'none' | 'normal' | 'roomy';
}

/** A box for one thing. */
export function Card({ tone, isInteractive, padding = 'normal', ...rest }: CardProps) {
  return <Sheet $tone={tone} $isInteractive={isInteractive} $padding={padding} {...rest} />;
}

/** The padded part of a card whose picture reaches its edges. */
export const CardBody = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space[8]};
  padding: ${space[20]} ${space[24]} ${space[24]};
`;
