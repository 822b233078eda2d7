import { styled, useFormats, useTexts } from '@enlace/shared-platform';

import { Icon } from '../icon/icon';
import { hiddenStyle } from '../layout/layout.styles';
import { PlainLink } from '../link/link';
import { uiTexts } from '../texts';
import { color, motion, radius, space } from '../tokens/tokens';

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
  align-items: center;
  justify-content: center;
  font-variant-numeric: tabular-nums;
  > li > * {
    display: flex;
    gap: ${space[8]};
    align-items: center;
    justify-content: center;
    min-width: 2.75rem;
    min-height: 2.75rem;
    padding-inline: ${space[8]};
    border-radius: ${radius.control};
    font-weight: 600;
    text-decoration: none;
    transition: background ${motion.hover}ms;
  }
  a:hover {
    background: ${color.neutralSoft};
  }
  a[aria-current] {
    background: ${color.inverse};
    color: ${color.onInverse};
  }
  > li > span:first-child {
    color: ${color.inkSoft};
  }
  @media (max-width: 30em) {
    a > span {
      ${hiddenStyle}
    }
  }
`;

/** Page numbers around the current one; 0 is a gap. */
export function pageWindow(page: number, count: number): number[] {
  const near = [1, page - 1, page, page + 1, count].filter((number) => number >= 1 && number <= count);
  const numbers = [...new Set(near)].sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const gap = number - (numbers[index - 1] ?? 0);
    return gap === 2 ? [number - 1, number] : gap > 2 ? [0, number] : [number];
  });
}

export interface PaginationProps {
  /** Starts at 1. */
  readonly page: number;
  readonly pageCount: number;
  /** The address of a page; the page number is in the URL. */
  readonly href: (page: number) => string;
  /** Name of the list, when a screen has two of them. */
  readonly label?: string;
}

/** Links to the pages of a list; nothing for a single page. */
export function Pagination({ page, pageCount, href, label }: PaginationProps) {
  const t = useTexts(uiTexts);
  const formats = useFormats();
  if (pageCount < 2) return null;
  return (
    <nav aria-label={label ?? t('pages.label')}>
      <List>
        {page > 1 && (
          <li>
            <PlainLink to={href(page - 1)} rel="prev">
              <Icon name="arrowLeft" />
              <span>{t('pages.previous')}</span>
            </PlainLink>
          </li>
        )}
        {pageWindow(page, pageCount).map((number, index) => (
          <li key={number === 0 ? `gap ${index}` : number}>
            {number === 0 ? (
              <span aria-hidden="true">…</span>
            ) : (
              <PlainLink
                to={href(number)}
                prefetch={false}
                aria-label={t('pages.page', { page: number })}
                aria-current={number === page ? 'page' : undefined}
              >
                {formats.number(number)}
              </PlainLink>
            )}
          </li>
        ))}
        {page < pageCount && (
          <li>
            <PlainLink to={href(page + 1)} rel="next">
              <span>{t('pages.next')}</span>
              <Icon name="arrowRight" />
            </PlainLink>
          </li>
        )}
      </List>
    </nav>
  );
}
