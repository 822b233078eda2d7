import { styled } from '@enlace/shared-platform';
import type { ComponentPropsWithRef } from 'react';

import { Icon, type IconName } from '../icon/icon';
import { color, motion, radius } from '../tokens/tokens';

const Square = styled.button<{ readonly $isSmall: boolean }>`
  flex: none;
  display: inline-grid;
  place-items: center;
  width: ${({ $isSmall }) => ($isSmall ? '2rem' : '2.75rem')};
  aspect-ratio: 1;
  padding: 0;
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: inherit;
  cursor: pointer;
  transition: background ${motion.hover}ms;
  &:hover,
  &[aria-expanded='true'] {
    background: color-mix(in srgb, ${color.neutral} 22%, transparent);
  }
  &:disabled {
    opacity: 0.4;
    pointer-events: none;
  }
`;

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'disabled' | 'aria-label'> {
  readonly icon: IconName;
  /** Its action, in words. */
  readonly label: string;
  readonly size?: 'small' | 'medium';
  readonly isDisabled?: boolean;
}

/** A button with one icon; screen readers get its label. */
export function IconButton({ icon, label, size = 'medium', isDisabled, ...rest }: IconButtonProps) {
  return (
    <Square type="button" aria-label={label} $isSmall={size === 'small'} disabled={isDisabled} {...rest}>
      <Icon name={icon} size={size === 'small' ? 18 : 22} />
    </Square>
  );
}
