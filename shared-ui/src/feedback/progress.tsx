import { styled, useTexts } from '@enlace/shared-platform';

import { VisuallyHidden } from '../layout/visually-hidden';
import { uiTexts } from '../texts';
import { color, layer, motion, radius } from '../tokens/tokens';

const Bar = styled.progress<{ readonly $isTop: boolean }>`
  display: block;
  width: 100%;
  height: ${({ $isTop }) => ($isTop ? '3px' : '.5rem')};
  overflow: hidden;
  border: 0;
  border-radius: ${({ $isTop }) => !$isTop && radius.round};
  appearance: none;
  background: ${({ $isTop }) => ($isTop ? 'none' : color.line)};
  ${({ $isTop }) => $isTop && `position:fixed;inset:0 0 auto;z-index:${layer.toast}`};
  &::-webkit-progress-bar {
    background: none;
  }
  &::-webkit-progress-value {
    border-radius: ${radius.round};
    background: ${color.guava};
    transition: width ${motion.notice}ms;
  }
  &::-moz-progress-bar {
    background: ${color.guava};
  }
  &:indeterminate {
    animation: e-pulse 1.2s infinite;
    background: ${color.marigold};
  }
`;

export interface ProgressBarProps {
  /** 0 to 100; missing when the progress is unknown. */
  readonly value?: number | undefined;
  readonly label: string;
  /** The thin line at the top of the window. */
  readonly isTop?: boolean;
}

/** The progress of a process. */
export function ProgressBar({ value, label, isTop = false }: ProgressBarProps) {
  return <Bar aria-label={label} max={100} value={value} $isTop={isTop} />;
}

const Ring = styled.span<{ readonly $size: number }>`
  display: inline-block;
  width: ${({ $size }) => $size}px;
  aspect-ratio: 1;
  border: ${({ $size }) => Math.max(2, $size / 10)}px solid ${color.line};
  border-top-color: ${color.guava};
  border-radius: 50%;
  animation: e-spin 0.8s linear infinite;
`;

export interface SpinnerProps {
  readonly size?: number;
  /** "Loading" by default. */
  readonly label?: string;
}

/** Shows that something is loading. */
export function Spinner({ size = 24, label }: SpinnerProps) {
  const t = useTexts(uiTexts);
  return (
    <span role="status">
      <Ring $size={size} />
      <VisuallyHidden>{label ?? t('loading')}</VisuallyHidden>
    </span>
  );
}
