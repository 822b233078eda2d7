import { css } from '@enlace/shared-platform';

import { color, motion, radius } from '../tokens/tokens';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonLook {
  readonly $variant: ButtonVariant;
  readonly $size: ButtonSize;
  readonly $isFullWidth?: boolean | undefined;
  readonly $isLoading?: boolean | undefined;
}

const variants = {
  primary: css`
    background: ${color.primary};
    color: ${color.onPrimary};
    &:hover {
      background: ${color.primaryHover};
    }
  `,
  secondary: css`
    background: ${color.surface};
    border-color: ${color.lineStrong};
    &:hover {
      border-color: ${color.ink};
      background: ${color.raised};
    }
  `,
  ghost: css`
    background: none;
    &:hover {
      background: ${color.neutralSoft};
    }
  `,
  danger: css`
    background: ${color.danger};
    color: ${color.onDanger};
    &:hover {
      filter: brightness(0.9);
    }
  `,
};

const sizes = {
  small: 'min-height:2.25rem;padding:.25rem .875rem;font-size:.9375rem',
  medium: 'min-height:2.75rem;padding:.5rem 1.25rem;font-size:1rem',
  large: 'min-height:3.375rem;padding:.75rem 1.75rem;font-size:1.0625rem',
};

export const buttonStyle = css<ButtonLook>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5em;
  width: ${({ $isFullWidth }) => $isFullWidth === true && '100%'};
  border: 1px solid transparent;
  border-radius: ${radius.control};
  color: ${color.ink};
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background ${motion.hover}ms,
    border-color ${motion.hover}ms,
    transform ${motion.hover}ms;
  &:active {
    transform: translateY(1px);
  }
  ${({ $size }) => sizes[$size]};
  ${({ $variant }) => variants[$variant]}
  &:disabled {
    opacity: 0.5;
    pointer-events: none;
  }
  > svg {
    margin-inline: -0.15em;
  }
  ${({ $isLoading }) =>
    $isLoading === true &&
    '&&{color:transparent;cursor:progress}&::after{content:"";position:absolute;width:1.2em;height:1.2em;border:2px solid var(--spin);border-right-color:transparent;border-radius:50%;animation:e-spin .7s linear infinite}'}
  --spin: ${({ $variant }) =>
    $variant === 'primary' ? color.onPrimary : $variant === 'danger' ? color.onDanger : color.ink};
`;
