import { styled } from '@enlace/shared-platform';

import { color, radius, space } from '../tokens/tokens';

const Bar = styled.span<{ readonly $width: string; readonly $height: string; readonly $isRound: boolean }>`
  display: block;
  width: ${({ $width }) => $width};
  max-width: 100%;
  height: ${({ $height }) => $height};
  border-radius: ${({ $isRound }) => ($isRound ? '50%' : radius.small)};
  background: ${color.line};
  animation: e-pulse 1.6s ease-in-out infinite;
  & + & {
    margin-top: ${space[12]};
  }
`;

export interface SkeletonProps {
  readonly width?: string;
  /** `1em` by default: one line of text. */
  readonly height?: string;
  /** Bars below each other; the last one is shorter. */
  readonly lines?: number;
  readonly isRound?: boolean;
}

/** Reserves the place of loading content. */
export function Skeleton({ width = '100%', height = '1em', lines = 1, isRound = false }: SkeletonProps) {
  return Array.from({ length: lines }, (_, index) => (
    <Bar
      key={index}
      aria-hidden="true"
      $width={lines > 1 && index === lines - 1 ? '62%' : width}
      $height={height}
      $isRound={isRound}
    />
  ));
}
