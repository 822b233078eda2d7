import { styled } from '@enlace/shared-platform';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';

import { Icon, type IconName } from '../icon/icon';
import { PlainLink, type PlainLinkProps } from '../link/link';
import { buttonStyle, type ButtonLook, type ButtonSize, type ButtonVariant } from './button.styles';

const Native = styled.button<ButtonLook>`
  ${buttonStyle}
`;
const Anchor = styled(PlainLink)<ButtonLook>`
  ${buttonStyle}
`;

interface Shape {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly iconBefore?: IconName;
  readonly iconAfter?: IconName;
  readonly isFullWidth?: boolean;
  readonly children: ReactNode;
}

export interface ButtonProps extends Shape, Omit<ComponentPropsWithRef<'button'>, 'disabled' | 'children'> {
  /** Keeps its width and the focus, shows a spinner and ignores clicks. */
  readonly isLoading?: boolean;
  readonly isDisabled?: boolean;
}

function withIcons({ iconBefore, iconAfter, children, size }: Shape) {
  const side = size === 'small' ? 18 : 20;
  return (
    <>
      {iconBefore && <Icon name={iconBefore} size={side} />}
      {children}
      {iconAfter && <Icon name={iconAfter} size={side} />}
    </>
  );
}

/** Does something on this page. Use `ButtonLink` for links. */
export function Button(props: ButtonProps) {
  const { variant = 'primary', size = 'medium', isLoading, isDisabled, isFullWidth, onClick, ...rest } = props;
  const { iconBefore: _before, iconAfter: _after, ...native } = rest;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isLoading === true) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Native
      type="button"
      {...native}
      $variant={variant}
      $size={size}
      $isFullWidth={isFullWidth}
      $isLoading={isLoading}
      disabled={isDisabled}
      aria-busy={isLoading}
      aria-disabled={isLoading ?? native['aria-disabled']}
      onClick={handleClick}
    >
      {withIcons(props)}
    </Native>
  );
}

export interface ButtonLinkProps extends Shape, Omit<PlainLinkProps, 'children'> {}

/** A link that looks like a button. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant = 'primary', size = 'medium', isFullWidth, iconBefore: _before, iconAfter: _after, ...rest } = props;
  return (
    <Anchor {...rest} $variant={variant} $size={size} $isFullWidth={isFullWidth}>
      {withIcons(props)}
    </Anchor>
  );
}
