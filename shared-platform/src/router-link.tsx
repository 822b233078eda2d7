import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

export interface RouterLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** A path of this product, or a change of the current address: `?page=2`. */
  readonly to: string;
  /** Replaces the current entry of the browser history. */
  readonly replace?: boolean;
  /** Keeps the scroll position. */
  readonly preventScrollReset?: boolean;
}

/**
 * A link that the router handles. The `Link` of react-router also contains code for its own framework, 3 kB on every
 * first visit.
 */
export function RouterLink({ to, replace, preventScrollReset, onClick, ...rest }: RouterLinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    ...(rest.target === undefined ? {} : { target: rest.target }),
    ...(replace === undefined ? {} : { replace }),
    ...(preventScrollReset === undefined ? {} : { preventScrollReset }),
  });
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return <a {...rest} href={useHref(to)} onClick={handleClick} />;
}
