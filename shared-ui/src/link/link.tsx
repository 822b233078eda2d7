import { RouterLink, styled } from '@enlace/shared-platform';
import type { ComponentPropsWithRef } from 'react';

import { color, motion } from '../tokens/tokens';

export interface PlainLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** A path of this product, or an address with its scheme. */
  readonly to: string;
  /** `false`: no prefetch before the click. */
  readonly prefetch?: boolean;
  /** Replaces the current entry in the history. */
  readonly replace?: boolean;
  /** Keeps the scroll position. */
  readonly preventScrollReset?: boolean;
  /** Uses the browser's navigation: downloads and paths without a page. */
  readonly isNative?: boolean;
}

/** A link without style: by the router inside the product, a plain anchor outside. */
export function PlainLink({ to, prefetch = true, replace, preventScrollReset, isNative, ...rest }: PlainLinkProps) {
  const isOutside = /^([a-z][a-z+.-]*:|\/\/)/i.test(to);
  if (isOutside || isNative === true) return <a href={to} rel={isOutside ? 'noopener' : undefined} {...rest} />;
  return (
    <RouterLink
      to={to}
      data-prefetch={prefetch ? undefined : false}
      replace={replace ?? false}
      preventScrollReset={preventScrollReset ?? false}
      {...rest}
    />
  );
}

const Look = styled(PlainLink)<{ readonly $variant: 'text' | 'quiet' | 'cover' }>`
  color: ${({ $variant }) => ($variant === 'text' ? color.link : 'inherit')};
  text-decoration: ${({ $variant }) => ($variant === 'text' ? 'underline' : 'none')} 1px;
  text-underline-offset: 0.2em;
  transition: text-decoration-thickness ${motion.hover}ms;
  &:hover {
    text-decoration: underline 2px;
  }
  ${({ $variant }) => $variant === 'cover' && '&::after{content:"";position:absolute;inset:0;border-radius:inherit}'}
`;

export interface LinkProps extends PlainLinkProps {
  /** `text`: within a text; `quiet`: underlined on hover; `cover`: its click area fills the card around it. */
  readonly variant?: 'text' | 'quiet' | 'cover';
}

/** A link that the shell prefetches (see `PrefetchProvider`). */
export function Link({ variant = 'text', ...rest }: LinkProps) {
  return <Look $variant={variant} {...rest} />;
}
