import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

export interface RouterLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** A path of this product, or what changes of the address: `?page=2`. */
  readonly to: string;
  /** Takes the place of the current entry in the history. */
  readonly replace?: boolean;
  /** Keeps the scroll position. */
  readonly preventScrollReset?: boolean;
}

/** A link that the router follows. Its own carries what it does for pages of its framework, 3 kB of every first visit. */
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
