import { styled, useTexts } from '@enlace/shared-platform';

import { Link } from '../link/link';
import { uiTexts } from '../texts';
import { color, space, textSize } from '../tokens/tokens';

const List = styled.ol`
  display: flex;
  gap: ${space[8]};
  color: ${color.inkSoft};
  font-size: ${textSize.small};
  white-space: nowrap;
  li:first-child {
    flex: none;
  }
  li + li {
    min-width: 2.5rem;
    overflow: clip;
    overflow-clip-margin: ${space[4]};
    text-overflow: ellipsis;
  }
  li + li::before {
    content: '/';
    margin-right: ${space[8]};
    color: ${color.lineStrong};
  }
`;

export interface BreadcrumbProps {
  /** From the first page down; the last entry has no `to` and is the current page. */
  readonly items: readonly { readonly label: string; readonly to?: string }[];
}

/** The path from the first page to this one. */
export function Breadcrumb({ items }: BreadcrumbProps) {
  const t = useTexts(uiTexts);
  return (
    <nav aria-label={t('breadcrumb')}>
      <List>
        {items.map(({ label, to }) => (
          <li key={label}>
            {to === undefined ? (
              <span aria-current="page">{label}</span>
            ) : (
              <Link to={to} variant="quiet">
                {label}
              </Link>
            )}
          </li>
        ))}
      </List>
    </nav>
  );
}
