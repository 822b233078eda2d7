import { Icon, PlainLink } from '@enlace/shared-ui';

import { isCurrent, type NavigationItem } from '../routing/navigation';

export interface SideEntryProps {
  readonly item: NavigationItem;
  /** All entries of the navigation: the longest path of them that fits is the current one. */
  readonly items: readonly NavigationItem[];
  readonly pathname: string;
}

/** An entry of the navigation beside a page. */
export function SideEntry({ item: { path, label, icon }, items, pathname }: SideEntryProps) {
  return (
    <li>
      <PlainLink to={path} {...(isCurrent(path, pathname, items) ? { 'aria-current': 'page' as const } : {})}>
        <Icon name={icon ?? 'file'} />
        {label}
      </PlainLink>
    </li>
  );
}
